// Talking to the server. What changes something carries a key and is sent again until it is known to have arrived.

import type { Message } from "./say";

export class ApiError extends Error {
  readonly say: Message;

  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(reason(body) ?? `HTTP ${status}`);
    this.say = (body as { error?: { say?: Message } } | null)?.error?.say ?? { key: this.message, fields: {} };
  }
}

/** What went wrong, to be said in the language of the page. No answer at all is the network's fault. */
export function problemOf(error: unknown): Message {
  return error instanceof ApiError ? error.say : { key: "web.problem.network", fields: {} };
}

function reason(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { error, detail } = body as { error?: unknown; detail?: unknown };
  if (typeof error === "string") return error;
  if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) return detail.map((each: { msg?: unknown }) => String(each.msg)).join("; ");
  return null;
}

export interface Request {
  method?: "GET" | "POST" | "DELETE";
  token?: string;
  body?: unknown;
  /** Nobody wants to know any more. */
  signal?: AbortSignal;
}

export async function call<T>(path: string, request: Request = {}): Promise<T> {
  return (await read(await send(path, request))) as T;
}

/** Asks for what may be as it was: then nothing is told, else the answer and the tag to ask with the next time. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what this path answers
export async function callAgain<T>(
  path: string,
  token: string,
  tag: string | null,
): Promise<{ body: T; tag: string | null } | null> {
  const answer = await send(path, { token }, tag ? { "If-None-Match": tag } : {});
  if (answer.status === 304) return null;
  return { body: (await read(answer)) as T, tag: answer.headers.get("etag") };
}

async function send(path: string, request: Request, headers: Record<string, string> = {}): Promise<Response> {
  if (request.token) headers["Authorization"] = `Bearer ${request.token}`;
  if (request.body !== undefined) headers["Content-Type"] = "application/json";
  return fetch(`/api${path}`, {
    method: request.method ?? (request.body === undefined ? "GET" : "POST"),
    headers,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    ...(request.signal ? { signal: request.signal } : {}),
  });
}

async function read(answer: Response): Promise<unknown> {
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  const body: unknown = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw new ApiError(answer.status, body);
  return body;
}

export function newKey(): string {
  return random(16);
}

/** What nobody can guess, for the seed of a table. */
export function newNonce(): string {
  return random(32);
}

function random(size: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.75 + random / 2);
}

const AGAIN = new Set([429, 502, 503, 504]);

/** Sends the same body, with the same key, until there is an answer that is one. */
export async function insist<T>(
  send: () => Promise<T>,
  attempts = 8,
  pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const passing = !(error instanceof ApiError) || AGAIN.has(error.status);
      if (!passing || attempt + 1 >= attempts) throw error;
      await pause(backoff(attempt));
    }
  }
}

import { afterEach, expect, it, vi } from "vitest";
import type { Choice } from "../src/lib/choices";
import { LiveTable } from "../src/lib/live.svelte";
import { Shares } from "../src/lib/share";
import type { Frame } from "../src/lib/types";

const choice: Choice = {
  key: "1",
  seat: 1,
  steps: [{ decision: "turn", token: "pass" }],
  label: { key: "", fields: {} },
  number: 0,
};
const frame = (number: number) => ({ number, kept: 0, facts: [], log: [] }) as unknown as Frame;

/** A server that answers when the test says so, and what was asked. */
class Server {
  asked: { path: string; signal: AbortSignal | undefined; tell: (body: unknown) => void }[] = [];

  constructor() {
    vi.stubGlobal(
      "fetch",
      (path: string, { signal }: RequestInit) =>
        new Promise((done, fail) => {
          signal?.addEventListener("abort", () => fail(signal.reason as Error));
          const tell = (body: unknown) =>
            done(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
          this.asked.push({ path: path.replace(/\?.*/, ""), signal: signal ?? undefined, tell });
        }),
    );
  }

  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }
}

async function atTable(server: Server): Promise<LiveTable> {
  const live = new LiveTable("t", "token", new Shares());
  const known = live.catchUp();
  server.asked[0]?.tell(frame(0));
  await known;
  return live;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks for a preview once, until the table goes on", async () => {
  const server = new Server();
  const live = await atTable(server);
  void live.preview(choice);
  const again = live.preview(choice);
  server.asked[1]?.tell({ chance_follows: true, outlook: null });
  await again;
  expect(server.paths).toEqual(["/api/tables/t", "/api/tables/t/preview"]);
  expect(live.chancy.size).toBe(1);
});

it("takes back what it asked about a choice when it answers, and asks nothing until the answer has arrived", async () => {
  const server = new Server();
  const live = await atTable(server);
  const early = live.preview(choice).catch(() => "taken back");
  const answered = live.answer(choice);
  expect(server.asked[1]?.signal?.aborted).toBe(true);
  expect(await early).toBe("taken back");
  await expect(live.preview(choice)).rejects.toThrow("on its way");
  server.asked[2]?.tell(frame(1));
  await answered;
  void live.preview(choice);
  expect(server.paths.slice(1)).toEqual(["/api/tables/t/preview", "/api/tables/t/answers", "/api/tables/t/preview"]);
});

/** The pages' sockets, which the test speaks through; whatever else a browser has does nothing. */
function browser(): { onmessage?: (event: { data: string }) => void; onclose?: (event: { code: number }) => void }[] {
  const sockets: ReturnType<typeof browser> = [];
  vi.stubGlobal("WebSocket", function (this: object) {
    Object.assign(this, { close() {} });
    sockets.push(this);
  });
  const nothing = { addEventListener() {}, removeEventListener() {} };
  for (const [name, value] of Object.entries({ ...nothing, document: { ...nothing, hidden: false } }))
    vi.stubGlobal(name, value);
  vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
  return sockets;
}

it("knows from its socket who is here, even if a reply from before comes later", async () => {
  const server = new Server();
  const [live, sockets] = [new LiveTable("t", "token", new Shares()), browser()];
  live.open();
  const here = (present: boolean) => ({ ...frame(0), seats: [{ present }] });
  sockets[0]?.onmessage?.({ data: JSON.stringify(here(true)) });
  server.asked[0]?.tell(here(false));
  await new Promise((done) => setTimeout(done));
  expect(live.frame?.seats).toEqual([{ present: true }]);
  live.close();
});

it("asks every few seconds where there is no place for its socket, and what it has already is not told again", async () => {
  vi.useFakeTimers();
  const sockets = browser();
  const asked: [string, string | null][] = [];
  const answers = [frame(0), frame(0), null, frame(1), null];
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([path, headers["If-None-Match"] ?? null]);
    const body = answers[asked.length - 1] ?? null;
    const told = { "content-type": "application/json", etag: `"${asked.length}"` };
    return Promise.resolve(
      body ? new Response(JSON.stringify(body), { headers: told }) : new Response(null, { status: 304 }),
    );
  });
  const live = new LiveTable("t", "token", new Shares());
  live.open();
  await vi.advanceTimersByTimeAsync(1);
  sockets[0]?.onclose?.({ code: 4429 });
  await vi.advanceTimersByTimeAsync(1);
  expect(live.connection).toBe("light");
  for (let turn = 0; turn < 3; turn++) await vi.advanceTimersByTimeAsync(5_000);
  const since = (number: number) => `/api/tables/t/since/${number}`;
  expect(asked.slice(1, 5)).toEqual([
    [since(0), null],
    [since(0), '"2"'],
    [since(0), '"2"'],
    [since(1), null],
  ]);
  expect(live.frame?.number).toBe(1);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(sockets.length).toBe(2);
  live.close();
});

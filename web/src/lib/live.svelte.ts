// One page at one table: a pushed frame for every change, answers that arrive exactly once, and a way back after a gap.

import { ApiError, backoff, call, callAgain, insist, newKey, problemOf } from "./api";
import { type Choice, pathOf, type Step } from "./choices";
import { type Known, NOTHING, receive } from "./frame";
import type { Message } from "./say";
import { nextStep, type Shares } from "./share";
import type { Frame, Preview, Why } from "./types";

export type Connection = "connecting" | "live" | "light" | "lost" | "refused" | "deleted";

// A bad token, a page from elsewhere, no such table.
const REFUSED = new Set([4401, 4403, 4404]);
const DELETED = 4410;

// There is no place for a socket of this page: it asks instead, and sometimes whether there is one now.
const NO_PLACE = 4429;
const ASKING = 4_000; // milliseconds
const ASKED_OFTEN = 15;

export class LiveTable {
  known = $state.raw<Known>(NOTHING);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  problem = $state<Message | null>(null);
  /** Choices of which it is known that a card will be turned up, by their path. */
  chancy = $state.raw<ReadonlySet<string>>(new Set());
  readonly frame = $derived(this.known.frame);
  /** Hears of everything that becomes known, in its order, and whether this page did it. */
  listener: ((known: Known, own: boolean) => void) | null = null;

  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private answered = -1; // the number that an answer of this page gets
  private sharing: string | null = null; // what this page has sent for the shuffle
  private previews = new Map<string, Promise<Preview>>();
  private asking = new AbortController();

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly shares: Shares,
  ) {}

  open(): void {
    this.closed = false;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hang);
    document.addEventListener("visibilitychange", this.hurry);
    void this.catchUp();
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hang);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (this.connection === "lost" || (this.connection === "light" && !document.hidden)) this.connect();
  };

  // A socket may take minutes to notice what the browser knows already.
  private hang = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (this.connection === "refused" || this.connection === "deleted") return;
    this.connection = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), backoff(this.attempt++));
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ token: this.token, since: this.known.frame?.number ?? 0 }));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.attempt = 0;
      this.connection = "live";
      const pushed = JSON.parse(event.data) as Frame;
      if ("number" in pushed) this.take(pushed, true);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (REFUSED.has(event.code)) {
        this.connection = "refused";
        return;
      }
      if (event.code === DELETED) {
        this.connection = "deleted";
        return;
      }
      if (event.code === NO_PLACE) {
        this.connection = "light";
        void this.follow();
        return;
      }
      this.connection = "lost";
      this.timer = setTimeout(() => this.connect(), backoff(this.attempt++));
    };
  }

  /** Asks every few seconds what is new. */
  private async follow(tag: string | null = null, asked = 0): Promise<void> {
    clearTimeout(this.timer);
    const since = this.known.frame?.number ?? 0;
    const found = await callAgain<Frame>(`/tables/${this.table}/since/${since}`, this.token, tag).catch(
      (error: unknown) => {
        this.refusedBy(error);
        return null;
      },
    );
    if (this.closed || this.connection !== "light") return;
    if (found) this.take(found.body);
    // With another number, something else is asked.
    const next = found && found.body.number === since ? found.tag : found ? null : tag;
    const again =
      asked >= ASKED_OFTEN && !document.hidden ? () => this.connect() : () => void this.follow(next, asked + 1);
    this.timer = setTimeout(again, ASKING * (0.75 + Math.random() / 2));
  }

  /** Without a socket, too: what happened since the number that the page has. */
  async catchUp(): Promise<void> {
    const since = this.known.frame?.number;
    const path = since === undefined ? `/tables/${this.table}` : `/tables/${this.table}/since/${since}`;
    try {
      this.take(await call<Frame>(path, { token: this.token }));
    } catch (error) {
      this.refusedBy(error);
    }
  }

  private refusedBy(error: unknown): void {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) this.connection = "refused";
  }

  private async startOver(): Promise<void> {
    this.take(await call<Frame>(`/tables/${this.table}`, { token: this.token }));
  }

  /** Who is here changes without a new number, and only pushed frames come in order: a late reply would undo that. */
  private take(frame: Frame, pushed = false): void {
    if (!pushed && this.connection === "live" && frame.number === this.frame?.number) return;
    if (frame.number !== this.known.frame?.number) {
      this.forgetPreviews();
      this.chancy = new Set();
    }
    const known = receive(this.known, frame);
    if (known) {
      this.known = known;
      this.listener?.(known, frame.number === this.answered);
      if (known.frame?.gathering) void this.gather(known.frame);
    } else void this.startOver();
  }

  /** Before the first card: this page's share in the seed. Whatever is refused, the next frame tells how it stands. */
  private async gather(frame: Frame): Promise<void> {
    const step = nextStep(frame, this.shares.kept(this.table, this.token), () =>
      this.shares.own(this.table, this.token),
    );
    if (!step || this.sharing === step.path) return;
    this.sharing = step.path;
    try {
      const after = await insist(() =>
        call<Frame>(`/tables/${this.table}/${step.path}`, { token: this.token, body: step.body }),
      );
      this.take(after);
    } catch (error) {
      if (!(error instanceof ApiError)) this.problem = problemOf(error);
      this.sharing = null;
    }
  }

  /** The host waits for nobody else. */
  async begin(host: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      // Whose link this is makes a difference to what a frame says, so the answer isn't this page's.
      await insist(() => call(`/tables/${this.table}/begin`, { method: "POST", token: host }));
      await this.catchUp();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  answer(choice: Choice): Promise<void> {
    const answers = choice.steps.map((step) => ({ seat: choice.seat, ...step }));
    return this.change("answers", { answers });
  }

  act(what: "undo" | "redo" | "confirm", seat: number): Promise<void> {
    return this.change(what, { seat });
  }

  private async change(what: string, more: object): Promise<void> {
    if (this.busy || !this.frame) return;
    this.busy = true;
    this.forgetPreviews();
    this.problem = null;
    const body = { expected: this.frame.number, key: newKey(), ...more };
    // What follows a confirmation is news to this page too.
    this.answered = what === "confirm" ? -1 : body.expected + 1;
    try {
      this.take(await insist(() => call<Frame>(`/tables/${this.table}/${what}`, { token: this.token, body })));
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private fail(error: unknown): void {
    this.answered = -1;
    if (error instanceof ApiError && error.status === 409) {
      const { frame } = error.body as { frame?: Frame };
      if (frame) this.take(frame);
      else void this.catchUp();
      this.problem = { key: "web.problem.stale", fields: {} };
    } else {
      this.problem = problemOf(error);
    }
  }

  private forgetPreviews(): void {
    this.asking.abort();
    this.asking = new AbortController();
    this.previews.clear();
  }

  /** None while an answer is on its way: the table may have gone on from what is asked about. */
  preview(choice: Choice): Promise<Preview> {
    if (this.busy) return Promise.reject(new Error("an answer is on its way"));
    const path = pathOf(choice);
    let asked = this.previews.get(path);
    if (!asked) {
      const { signal } = this.asking;
      asked = call<Preview>(`/tables/${this.table}/preview?${query(choice.seat, choice.steps)}`, {
        token: this.token,
        signal,
      });
      this.previews.set(path, asked);
      void asked.then(
        ({ chance_follows, outlook }) => {
          const chancy = chance_follows || outlook?.chances;
          if (chancy && this.previews.get(path) === asked) this.chancy = new Set([...this.chancy, path]);
        },
        () => {
          if (this.previews.get(path) === asked) this.previews.delete(path);
        },
      );
    }
    return asked;
  }

  why(seat: number, steps: Step[]): Promise<Why> {
    return call<Why>(`/tables/${this.table}/why?${query(seat, steps)}`, { token: this.token });
  }
}

function query(seat: number, steps: Step[]): URLSearchParams {
  const asked = new URLSearchParams({ seat: String(seat) });
  for (const { decision, token } of steps) {
    asked.append("decision", decision);
    asked.append("token", token);
  }
  return asked;
}

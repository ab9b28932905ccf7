import { afterEach, expect, it, vi } from "vitest";
import type { Choice } from "../src/lib/choices";
import { LiveTable } from "../src/lib/live.svelte";
import type { Frame } from "../src/lib/types";

const choice: Choice = { key: "1", seat: 1, steps: [{ decision: "turn", token: "pass" }], label: { key: "", fields: {} }, number: 0 };
const frame = (number: number) => ({ number, kept: 0, facts: [], log: [] }) as unknown as Frame;

/** A server that answers when the test says so, and what was asked. */
class Server {
  asked: { path: string; signal: AbortSignal | undefined; tell: (body: unknown) => void }[] = [];

  constructor() {
    vi.stubGlobal("fetch", (path: string, { signal }: RequestInit) =>
      new Promise((done, fail) => {
        signal?.addEventListener("abort", () => fail(signal.reason));
        const tell = (body: unknown) => done(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
        this.asked.push({ path: path.replace(/\?.*/, ""), signal: signal ?? undefined, tell });
      }),
    );
  }

  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }
}

async function atTable(server: Server): Promise<LiveTable> {
  const live = new LiveTable("t", "token");
  const known = live.catchUp();
  server.asked[0]?.tell(frame(0));
  await known;
  return live;
}

afterEach(() => vi.unstubAllGlobals());

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

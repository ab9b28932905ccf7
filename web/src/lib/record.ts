// The head of a record: enough to ask who will continue the game. Whether the record is right is for the server to say.

export interface Head {
  game: string;
  seats: number;
  players: string[];
  entries: number;
}

export function readHead(text: string): Head | null {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());
  if (!lines[0]?.startsWith("bruxelles record ")) return null;
  const value = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
  const seats = Number(value("seats"));
  const game = value("game");
  if (!game || !Number.isInteger(seats) || seats < 1 || seats > 8) return null;
  const players = Array.from({ length: seats }, (_, at) => unquoted(value(`player ${at + 1}`) ?? ""));
  return { game, seats, players, entries: lines.filter((line) => /^\d+ /.test(line)).length };
}

function unquoted(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

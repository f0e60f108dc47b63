// The HTTP operations of the server, as JSON.
import { address } from "./place";
import type {
  BetterLine,
  CampaignGame,
  CampaignInfo,
  ChangeMe,
  Conduct,
  Credentials,
  Farewell,
  GameInfo,
  House,
  Invitation,
  Look,
  Me,
  NewCampaign,
  NewGuest,
  NewPassword,
  NewTable,
  Person,
  Problem as ProblemRecord,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleOfTheDay,
  PuzzleShown,
  Rematch,
  Replay,
  ReviewInfo,
  SeatOpened,
  SheetInfo,
  SitDown,
  TableInfo,
  TablePage,
  Verification,
  Words,
} from "./protocol";
import { say, spokenLanguage } from "./words.svelte";

/** Something was refused, or did not arrive. `sentence` follows the language. */
export class Problem extends Error {
  readonly code: string;
  readonly words: Words;
  readonly status: number;

  constructor(code: string, words: Words, status = 0) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.words = words;
    this.status = status;
  }

  get sentence(): string {
    return say(this.words);
  }
}

/** Whatever was thrown, as a problem with a sentence. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : ours("web/failed");
}

function ours(code: string, status = 0): Problem {
  return new Problem(code, { id: code.replace("/", "-"), terms: {} }, status);
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Ask the server; `path` begins behind `/api`. Throws a Problem. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": spokenLanguage() };
  if (body) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(address(`/api${path}`), {
      method,
      headers,
      credentials: "same-origin",
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw ours("web/offline");
  }
  if (response.ok) return (await content(response)) as T;
  const problem = (await content(response)) as Partial<ProblemRecord> | undefined;
  if (problem?.code && problem.words) throw new Problem(problem.code, problem.words, response.status);
  throw ours(response.status >= 502 ? "web/offline" : "web/failed", response.status);
}

async function content(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const at = encodeURIComponent;

/** What is known of these, as the end of an address. */
function queryOf(terms: Record<string, string | number | null | undefined>): string {
  const known = Object.entries(terms).filter(([, term]) => term !== undefined && term !== null && term !== "");
  return known.length > 0 ? `?${new URLSearchParams(known.map(([name, term]) => [name, String(term)]))}` : "";
}

function placeOf(campaign: string, seat: number): string {
  return `/campaigns/${at(campaign)}/seats/${seat}`;
}

/** Go on with a campaign that was kept as a file; its records follow one by one, for a request holds only so much. */
async function readCampaign(file: { records?: Record<string, string> }): Promise<CampaignInfo> {
  const { records = {}, ...rest } = file;
  let campaign = await ask<CampaignInfo>("POST", "/campaigns/file", { ...rest, playing: "" });
  for (const [number, record] of Object.entries(records))
    campaign = await ask<CampaignInfo>("PUT", `/campaigns/${at(campaign.id)}/records/${at(number)}`, { record });
  return campaign;
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  newGuest: (data: NewGuest = {}) => ask<Me>("POST", "/guests", data),
  login: (data: Credentials) => ask<Me>("POST", "/sessions", data),
  logout: () => ask<void>("DELETE", "/sessions/current"),
  logoutEverywhere: () => ask<void>("DELETE", "/sessions"),
  changeMe: (data: ChangeMe) => ask<Me>("PATCH", "/me", data),
  deleteMe: (data: Farewell = {}) => ask<void>("DELETE", "/me", data),
  makeAccount: (data: Credentials) => ask<Me>("POST", "/me/account", data),
  changePassword: (data: NewPassword) => ask<void>("POST", "/me/password", data),
  /** All that is known of me, to be downloaded. */
  exportAddress: () => address("/api/me/export"),
  blocks: () => ask<Person[]>("GET", "/blocks"),
  block: (other: string) => ask<void>("PUT", `/blocks/${at(other)}`),
  unblock: (other: string) => ask<void>("DELETE", `/blocks/${at(other)}`),
  openSeatLink: (token: string) => ask<SeatOpened>("POST", "/links", { token }),

  games: () => ask<GameInfo[]>("GET", "/games"),
  /** Public games of a kind that can be watched: those that are played, then those that are over. */
  shown: (game: string) => ask<TableInfo[]>("GET", `/games/${at(game)}/tables`),
  house: () => ask<House>("GET", "/house"),
  puzzles: () => ask<PuzzleInfo[]>("GET", "/puzzles"),
  puzzleOfTheDay: () => ask<PuzzleOfTheDay>("GET", "/puzzles/today"),
  puzzle: (game: string, id: string) => ask<PuzzleShown>("GET", `/puzzles/${at(game)}/${at(id)}`),
  answerPuzzle: (game: string, id: string, move: string) =>
    ask<PuzzleAnswer>("POST", `/puzzles/${at(game)}/${at(id)}/answer`, { move }),
  /** The page of open tables behind this place. */
  openTables: (after: string) => ask<TablePage>("GET", `/tables${queryOf({ after })}`),
  myTables: () => ask<TableInfo[]>("GET", "/tables/mine"),
  newTable: (data: NewTable) => ask<TableInfo>("POST", "/tables", data),
  table: (id: string, invitation = "") => ask<TableInfo>("GET", `/tables/${at(id)}${queryOf({ invitation })}`),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${at(id)}/start`),
  closeTable: (id: string) => ask<TableInfo>("POST", `/tables/${at(id)}/close`),
  sit: (id: string, seat: number, data: SitDown = {}) => ask<TableInfo>("PUT", `/tables/${at(id)}/seats/${seat}`, data),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${at(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("PUT", `/tables/${at(id)}/seats/${seat}/bot`, { bot }),
  /** Who plays in a seat of mine, beside me. */
  look: (id: string, seat: number, data: Look) => ask<TableInfo>("PUT", `/tables/${at(id)}/seats/${seat}/look`, data),
  seatLink: (id: string, seat: number) => ask<Invitation>("POST", `/tables/${at(id)}/seats/${seat}/link`),
  invite: (id: string) => ask<Invitation>("POST", `/tables/${at(id)}/invitation`),
  invited: (token: string) => ask<TableInfo>("GET", `/invitations/${at(token)}`),
  rematch: (id: string) => ask<Rematch>("POST", `/tables/${at(id)}/rematch`),

  campaignGames: () => ask<CampaignGame[]>("GET", "/campaigns/games"),
  myCampaigns: () => ask<CampaignInfo[]>("GET", "/campaigns/mine"),
  campaign: (id: string) => ask<CampaignInfo>("GET", `/campaigns/${at(id)}`),
  newCampaign: (data: NewCampaign) => ask<CampaignInfo>("POST", "/campaigns", data),
  readCampaign,
  campaignFile: (id: string) => address(`/api/campaigns/${at(id)}/file`),
  campaignRecord: (id: string, number: number) => address(`/api/campaigns/${at(id)}/records/${number}`),
  sheet: (id: string, seat: number, invitation = "") =>
    ask<SheetInfo>("GET", `${placeOf(id, seat)}/sheet${queryOf({ invitation })}`),
  takePlace: (id: string, seat: number, hero: string, invitation = "") =>
    ask<CampaignInfo>("PUT", placeOf(id, seat), { hero, invitation }),
  placeBot: (id: string, seat: number, bot: string, hero: string) =>
    ask<CampaignInfo>("PUT", `${placeOf(id, seat)}/bot`, { bot, hero }),
  leavePlace: (id: string, seat: number) => ask<CampaignInfo>("DELETE", placeOf(id, seat)),
  placeLink: (id: string, seat: number) => ask<Invitation>("POST", `${placeOf(id, seat)}/link`),
  nameOthers: (id: string, others: string[]) => ask<CampaignInfo>("PUT", `/campaigns/${at(id)}/others`, { others }),
  inviteToCampaign: (id: string) => ask<Invitation>("POST", `/campaigns/${at(id)}/invitation`),
  beginCampaign: (id: string) => ask<CampaignInfo>("POST", `/campaigns/${at(id)}/begin`),
  buy: (id: string, seat: number, box: string, name: string) =>
    ask<CampaignInfo>("PUT", `${placeOf(id, seat)}/boxes/${at(box)}`, { name }),
  takeBackBox: (id: string, seat: number, box: string) =>
    ask<CampaignInfo>("DELETE", `${placeOf(id, seat)}/boxes/${at(box)}`),
  ready: (id: string, seat: number, ready: boolean) =>
    ask<CampaignInfo>("PUT", `${placeOf(id, seat)}/ready`, { ready }),
  stayAway: (id: string, seat: number, away: boolean) =>
    ask<CampaignInfo>("PUT", `${placeOf(id, seat)}/away`, { away }),
  closeCampaign: (id: string) => ask<CampaignInfo>("POST", `/campaigns/${at(id)}/close`),

  conduct: (id: string) => ask<Conduct>("GET", `/tables/${at(id)}/conduct`),
  remove: (id: string, other: string) => ask<Conduct>("PUT", `/tables/${at(id)}/removed/${at(other)}`),
  readmit: (id: string, other: string) => ask<Conduct>("DELETE", `/tables/${at(id)}/removed/${at(other)}`),
  mute: (id: string, other: string) => ask<Conduct>("PUT", `/tables/${at(id)}/muted/${at(other)}`),
  unmute: (id: string, other: string) => ask<Conduct>("DELETE", `/tables/${at(id)}/muted/${at(other)}`),
  makeHost: (id: string, other: string) => ask<TableInfo>("PUT", `/tables/${at(id)}/host/${at(other)}`),
  /** The record as a text file, to be downloaded. */
  recordAddress: (id: string, invitation = "") => address(`/api/tables/${at(id)}/record${queryOf({ invitation })}`),
  /** With `since`, each event behind that answer carries its steps. */
  replay: (id: string, where: { at?: number; seat?: number | null; since?: number; invitation?: string } = {}) =>
    ask<Replay>("GET", `/tables/${at(id)}/replay${queryOf(where)}`),
  verification: (id: string, invitation = "") =>
    ask<Verification>("GET", `/tables/${at(id)}/verification${queryOf({ invitation })}`),
  review: (id: string, invitation = "") => ask<ReviewInfo>("GET", `/tables/${at(id)}/review${queryOf({ invitation })}`),
  askForReview: (id: string, invitation = "") =>
    ask<ReviewInfo>("POST", `/tables/${at(id)}/review${queryOf({ invitation })}`),
  dropReview: (id: string) => ask<ReviewInfo>("DELETE", `/tables/${at(id)}/review`),
  betterLine: (id: string, where: { number: number; seat: number | null; invitation: string }) =>
    ask<BetterLine>("GET", `/tables/${at(id)}/review/line${queryOf(where)}`),
};

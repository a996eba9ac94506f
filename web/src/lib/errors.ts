import type { AuthError } from "@supabase/supabase-js";
import { isAuthError } from "./auth-error";
import { authSentences, clientSentences, keySentences, tokenSentences } from "./auth-sentences";
import { dataSentences, storageSentences } from "./error-sentences";
import { lastAuthFailure } from "./traced-fetch";

/** A failure as a person should meet it. */
export type Explained = {
  /** What happened and what to do next, in one or two plain sentences. */
  sentence: string;
  /** The protocol's stable code (GoTrue, PostgREST or SQLSTATE), when there is one. */
  code: string | null;
  /** To copy for support. */
  requestId: string | null;
  /** Nothing reached the server: trying again is safe and likely to help. */
  offline: boolean;
};

/** What `unwrap` throws: the data API's error with its status and request id. */
export class DataError extends Error {
  override name = "DataError";
  constructor(
    message: string,
    readonly code: string,
    readonly hint: string | null,
    readonly details: string | null,
    /** HTTP status; 0 when nothing was received. */
    readonly status: number,
    readonly requestId: string | null,
  ) {
    super(message);
  }
}

type DataAnswer = {
  data: unknown;
  error: { message: string; code?: string; hint?: string | null; details?: string | null } | null;
  status: number;
};

/** The data of a table or rpc answer, as the contract types it; throws a DataError when it failed. */
export function unwrap<A extends DataAnswer>({ data, error, status }: A): NonNullable<A["data"]> {
  if (error) throw dataError(error, status);
  if (data === null || data === undefined) {
    throw new DataError("The answer was empty.", "", null, null, status, null);
  }
  return data;
}

/** The same where nothing, or null, is a good answer: `maybeSingle`, commands without a result. */
export function unwrapMaybe<A extends DataAnswer>({ data, error, status }: A): A["data"] | null {
  if (error) throw dataError(error, status);
  return data;
}

/** The data of an auth answer; throws its error, the server's or the browser's, when it failed. */
export function unwrapAuth<A extends { data: unknown; error: Error | null }>(
  answer: A,
): Extract<A, { error: null }>["data"] {
  if (answer.error) throw answer.error;
  return answer.data;
}

function dataError(error: NonNullable<DataAnswer["error"]>, status: number): DataError {
  const id =
    "request_id" in error && typeof error.request_id === "string" ? error.request_id : null;
  return new DataError(
    error.message,
    error.code ?? "",
    error.hint ?? null,
    error.details ?? null,
    status,
    id,
  );
}

/** One thing wrong in what was sent, at the place that a JSON pointer names (`/p_title`). */
export type Problem = { pointer: string; message: string };

/** The field-by-field problems of an `invalid_input` or `invalid_document` answer; empty for any other error. */
export function problems(error: unknown): Problem[] {
  return detailsOf(error, ["pointer", "message"]);
}

/** The list that a refusal carries: what has all of these as text. Empty for any other error. */
export function detailsOf<K extends string>(
  error: unknown,
  keys: readonly K[],
): Record<K, string>[] {
  if (!(error instanceof DataError) || !error.details) return [];
  try {
    const details: unknown = JSON.parse(error.details);
    return Array.isArray(details) ? details.filter((one) => hasTexts(one, keys)) : [];
  } catch {
    return [];
  }
}

function hasTexts<K extends string>(
  value: unknown,
  keys: readonly K[],
): value is Record<K, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    keys.every((key) => typeof Reflect.get(value, key) === "string")
  );
}

/** Whether the server refused with this code (`daily_limit_reached`, `version_conflict`, …). */
export function isCode(error: unknown, code: string): error is DataError {
  return error instanceof DataError && error.code === code;
}

/** Whether the server said no for good: the same again would be refused again. */
export function isRefusal(error: unknown): error is DataError {
  if (!(error instanceof DataError) || error.status < 400 || error.status >= 500) return false;
  return ![401, 408, 425, 429].includes(error.status);
}

const unreachable = "Can't reach the server. Check your connection and try again.";
const ours = "Something went wrong on the server. Try again in a moment.";

/** Turns whatever was thrown into a sentence. The one place where errors become words. */
export function explain(error: unknown): Explained {
  if (error instanceof DataError) return explainData(error);
  if (isAuthError(error)) return explainAuth(error);
  if (isStorageFailure(error)) return explainStorage(error);
  const key = explainKey(error);
  if (key) return key;
  if (isFunctionFailure(error)) return explainFunction(error);
  if (isNetworkFailure(error)) return plain(unreachable, { offline: true });
  if (error instanceof Error && error.message) return plain(tokenSentence(error) ?? error.message);
  return plain("Something went wrong. Reload the page and try again.");
}

function plain(sentence: string, more: Partial<Explained> = {}): Explained {
  return { sentence, code: null, requestId: null, offline: false, ...more };
}

function explainData(error: DataError): Explained {
  const about = { code: error.code || null, requestId: error.requestId };
  if (error.status === 0) return plain(unreachable, { ...about, offline: true });
  const known = dataSentences[error.code];
  if (known) return plain(known, about);
  if (error.status >= 500) return plain(ours, about);
  // The product's own refusals are written for people; the hint says what to do next.
  return plain([error.message, error.hint].filter(Boolean).join(" "), about);
}

/** The sentence for a code of the auth service; null where there is none. */
export function authSentence(code: string | null): string | null {
  return code !== null && Object.hasOwn(authSentences, code) ? (authSentences[code] ?? null) : null;
}

function explainAuth(error: AuthError): Explained {
  const failure = lastAuthFailure();
  const code = error.code ?? null;
  const about = { code, requestId: failure?.requestId ?? null };
  if (error.name === "AuthRetryableFetchError") {
    if (!error.status) return plain(unreachable, { ...about, offline: true });
    // The client keeps no code of these, but the answer has it in a header.
    const serverCode = failure?.status === error.status ? failure.code : null;
    return plain(authSentence(serverCode) ?? ours, { ...about, code: serverCode });
  }
  const known = wait(error) ?? tokenSentence(error) ?? authSentence(code);
  return plain(known ?? clientSentences[error.name] ?? (error.message || ours), about);
}

/** Where the server says how long to wait, so do we. */
function wait({ code, message }: AuthError): string | null {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  if (!seconds || !/^over_(email|sms)_send_rate_limit$/.test(code ?? "")) return null;
  const what = code === "over_sms_send_rate_limit" ? "A code" : "An email";
  return `${what} was just sent. You can request another one in ${seconds} s.`;
}

/** What became of a token's check, wherever it was made; null for all else. */
function tokenSentence({ message }: Error): string | null {
  const plainly = message.replace(/^invalid JWT: /, "");
  return tokenSentences.find(([begins]) => plainly.startsWith(begins))?.[1] ?? null;
}

/** What the browser says when a passkey or a security key did not come to pass, by the names of WebAuthn §5. */
function explainKey(error: unknown): Explained | null {
  if (!(error instanceof Error) || !("__isWebAuthnError" in error)) return null;
  const { name } = error.cause instanceof Error ? error.cause : error;
  return plain(keySentences[name] ?? keySentences.NotAllowedError ?? ours, { code: name });
}

/** The functions client's errors by their names: its code may not have come yet. */
type FunctionFailure = Error & { context?: unknown };

function isFunctionFailure(error: unknown): error is FunctionFailure {
  return error instanceof Error && /^Functions(Fetch|Http|Relay)Error$/.test(error.name);
}

function explainFunction({ name, context }: FunctionFailure): Explained {
  if (name === "FunctionsFetchError") return plain(unreachable, { offline: true });
  const id = context instanceof Response ? context.headers.get("x-request-id") : null;
  return plain(ours, { requestId: id });
}

/** The storage client's errors by their names: its package is not one of ours. */
type StorageFailure = Error & { status?: number; code?: string };

function isStorageFailure(error: unknown): error is StorageFailure {
  return error instanceof Error && /^Storage(Api|Unknown)?Error$/.test(error.name);
}

function explainStorage(error: StorageFailure): Explained {
  if (error.name === "StorageUnknownError") return plain(unreachable, { offline: true });
  const about = { code: error.code ?? null };
  const known = error.code ? storageSentences[error.code] : undefined;
  if (known) return plain(known, about);
  if ((error.status ?? 0) >= 500) return plain(ours, about);
  return plain(error.message || ours, about);
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

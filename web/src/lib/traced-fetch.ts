/** The header in which the server names each request; support asks for it. */
const header = "x-request-id";

/** In which the auth service repeats the code of its error. */
const codeHeader = "x-sb-error-code";

type Failure = { status: number; code: string | null; requestId: string | null };

let lastFailure: Failure | null = null;

let lastFailedId: string | null = null;

/** The id of the last request that failed since the app was opened, whichever service it went to; for bug reports. */
export function lastFailedRequest(): string | null {
  return lastFailedId;
}

/**
 * The last auth request that failed. The auth client drops unknown keys of an error body, and the code of a failure of
 * the server, so it cannot carry these as the data client does; auth calls of one page follow each other.
 */
export function lastAuthFailure(): Failure | null {
  return lastFailure;
}

/** `fetch` that puts the request's id into error bodies of the data API, where the client keeps it. */
export async function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const id = response.headers.get(header);
  lastFailedId = id ?? lastFailedId;
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.includes("/auth/v1/")) {
    lastFailure = {
      status: response.status,
      code: response.headers.get(codeHeader),
      requestId: id,
    };
  }
  if (!id || !pathname.includes("/rest/v1/")) return response;
  return withRequestId(response, id);
}

async function withRequestId(response: Response, id: string): Promise<Response> {
  const text = await response.text();
  return new Response(addId(text, id), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}

function addId(text: string, id: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || Array.isArray(body)) return text;
    return JSON.stringify({ ...body, request_id: id });
  } catch {
    return text;
  }
}

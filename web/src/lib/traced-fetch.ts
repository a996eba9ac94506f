/** The header in which the server names each request; support asks for it. */
const header = "x-request-id";

let lastAuthFailure: string | null = null;

/**
 * The id of the last auth request that failed. The auth client drops unknown keys of an error body, so
 * it cannot carry the id as the data client does; auth calls of one page follow each other.
 */
export function lastAuthRequestId(): string | null {
  return lastAuthFailure;
}

/** `fetch` that puts the request's id into error bodies of the data API, where the client keeps it. */
export async function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const id = response.headers.get(header);
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (pathname.includes("/auth/v1/")) lastAuthFailure = id;
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

/**
 * Whether the session still owes its second factor. The server lets such a session reach nothing, so until then the
 * person reads as a visitor; public pages stay open to them.
 */
let owing = false;

export function setSecondFactorOwed(owes: boolean): void {
  owing = owes;
}

/** The headers of a data request: a visitor's while the second factor is owed. */
export function anonymousUntilSecondFactor(
  url: URL,
  init: RequestInit | undefined,
  anonKey: string,
): RequestInit | undefined {
  if (!owing || url.pathname.includes("/auth/v1/")) return init;
  const headers = new Headers(init?.headers);
  headers.set("authorization", `Bearer ${anonKey}`);
  return { ...init, headers };
}

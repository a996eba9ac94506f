/** A way to sign in that is a form of ours. */
export type SignInMethod = "password" | "mail" | "phone";

/** The way that an address asks for; the password where it asks for none that this page has. */
export function methodOf(search: URLSearchParams, methods: SignInMethod[]): SignInMethod {
  const param = search.get("method");
  return methods.find((method) => method === param) ?? "password";
}

/** The same page with another way, and all else that its address says. */
export function hrefOfMethod(method: SignInMethod, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  if (method === "password") query.delete("method");
  else query.set("method", method);
  return `?${query}`;
}

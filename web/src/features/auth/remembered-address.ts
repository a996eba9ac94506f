const key = "devproof.confirm-address";

/** Keeps the address that a mail was sent to for the next page of this tab, across reloads. */
export function rememberAddress(email: string): void {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // The next page then asks for it.
  }
}

export function rememberedAddress(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

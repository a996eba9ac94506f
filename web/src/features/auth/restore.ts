import { callAuth } from "@/lib/call-auth";

/** Mails the link that brings a resting account back. The answer is the same for every address. */
export async function requestReactivation(email: string): Promise<void> {
  await callAuth("POST", "/restore", { email });
}

/** Brings the account of a mailed link back. It signs nobody in. */
export async function restoreAccount(token: string): Promise<void> {
  await callAuth("POST", "/restore", { token });
}

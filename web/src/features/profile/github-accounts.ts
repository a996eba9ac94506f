import type { MyProfile } from "@/lib/database.types";
import { shortAddress } from "./web-address";

/** An account at GitHub that is proved to be the person's. */
export type GitHubAccount = {
  /** Its link; null when the person signed in with it and has no link to it yet. */
  linkId: string | null;
  /** As it's shown: "github.com/me". */
  address: string;
};

/** The account that an address leads to, in lower case; null when it's no page of an account at GitHub. */
export function githubLogin(address: string): string | null {
  try {
    const { hostname, pathname } = new URL(address);
    const names = pathname.split("/").filter(Boolean);
    const isAccount = /^(www\.)?github\.com$/.test(hostname) && names.length === 1;
    return isAccount ? (names[0]?.toLowerCase() ?? null) : null;
  } catch {
    return null;
  }
}

/** The accounts whose repositories the person can show. */
export function githubAccounts(
  profile: Pick<MyProfile, "links" | "github_login" | "repository_consent">,
): GitHubAccount[] {
  const { links, github_login: signedIn, repository_consent: consent } = profile;
  const linked = links.filter(
    ({ id, url, verified_on }) =>
      id === consent?.link_id || (verified_on && githubLogin(url) !== null),
  );
  const accounts: GitHubAccount[] = linked.map(({ id, url }) => ({
    linkId: id,
    address: shortAddress(url),
  }));
  if (signedIn && !linked.some(({ url }) => githubLogin(url) === signedIn)) {
    accounts.push({ linkId: null, address: `github.com/${signedIn}` });
  }
  return accounts;
}

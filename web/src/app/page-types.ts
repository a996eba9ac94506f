import type { ComponentType } from "react";
import type { PageLoaderArgs } from "@/lib/page-loader";
import type { Role } from "@/lib/vocabulary.generated";

/**
 * Who can open a page.
 * - `anyone`: signed in or not
 * - `guests`: an entry page; signed-in users with a complete account are redirected (specification §4)
 * - `passing`: reads the result of a redirect and forwards by itself, for everyone
 * - `second-factor`: only while a signed-in user still has to verify one
 * - `onboarding`: only while the account is not set up yet
 * - `signed-in`, `job_seeker`, `employer`: as named; another role gets /404
 * - `staff`: internal admins; others go to /signin?next=…
 */
export type Who =
  | "anyone"
  | "guests"
  | "passing"
  | "second-factor"
  | "onboarding"
  | "signed-in"
  | Role
  | "staff";

/** Which frame stands around a page. `bare` is a page that is a screen of its own. */
export type Frame = "public" | "dashboard" | "admin" | "bare";

/** What the module of a page gives. */
export type PageModule = {
  default: ComponentType;
  /** Starts the page's queries: `({ params, url }) => warm(jobQuery(params.id))`. Runs only for who may come in. */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  /** Stands where the page will, in its shape, while its data is on the way. */
  Skeleton?: ComponentType;
};

/** One line of the table of pages. */
export type Page = {
  path: string;
  who: Who;
  frame: Frame;
  load: () => Promise<PageModule>;
  /** 2000 where the specification asks for a slow fade; 300 otherwise. */
  fadeMs?: 2000;
  /** Where a role is brought instead of /404: an employer on a seeker's page that has a twin. */
  insteadFor?: Partial<Record<Role, string>>;
  /** Of the staff's pages the one that opens without a second factor: it is where one is added. */
  withoutFactor?: true;
  /** Only with development mode in the configuration. */
  developmentOnly?: true;
};

/** What each route carries, so that the gate knows the page of the place it is at. */
export type RouteHandle = { page: Page };

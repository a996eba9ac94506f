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

/** The layout around a page. `bare` has none. */
export type Frame = "public" | "dashboard" | "admin" | "bare";

/** The exports of a page's module. */
export type PageModule = {
  default: ComponentType;
  /** Starts the page's queries: `({ params, url }) => prefetch(jobQuery(params.id))`. Runs only for users who can open the page. */
  loader?: (args: PageLoaderArgs) => Promise<unknown>;
  /** A placeholder in the page's shape while its data loads. */
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
  /**
   * Drawn before the data client has come: for a visitor it needs nothing of it, or the document asks for its data
   * (`first-requests.ts`). Other pages have the client's code fetched with their own.
   */
  drawnFirst?: true;
  /** Where a role is redirected instead of /404: for example an employer on a job seeker's page with a counterpart. */
  insteadFor?: Partial<Record<Role, string>>;
  /** Of a company's members, only its admin can open it; others get /404. */
  companyAdmin?: true;
  /** The one staff page that opens without a second factor: it adds one. */
  withoutFactor?: true;
  /** Only with development mode in the configuration. */
  developmentOnly?: true;
};

/** The data of each route, so that the gate knows the page of an address. */
export type RouteHandle = { page: Page };

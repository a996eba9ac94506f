import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { mailTo } from "./mailbox";
import { AuthenticatorApp } from "./second-factor";
import { command as serverCommand } from "./server";

/** Somebody with an account, and the two doors they use: the stock client, and a browser of their own. */
export type Person = {
  email: string;
  password: string;
  name: string;
  api: SupabaseClient;
  /** Gives the codes of a second factor, where this person has one. */
  app?: AuthenticatorApp;
  /** A page in a browser where this person is signed in; one that calls itself `userAgent`, if that is said. */
  page: (userAgent?: string) => Promise<Page>;
};

const password = "correct horse battery staple";

/** Makes people through the front door, as anybody becomes one. */
export class People {
  private contexts: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    readonly url: string,
    private readonly anonKey: string,
    /** Runs a command of the binary on this server's data. */
    private readonly command: (...args: string[]) => Promise<unknown> = serverCommand,
  ) {}

  /** A browser that nobody is signed in to. */
  async visitor(): Promise<Page> {
    return (await this.context()).newPage();
  }

  /** A confirmed address, and nothing said yet. */
  async newcomer(name = "Nova Comer"): Promise<Person> {
    const email = `${name.toLowerCase().replace(/\W+/g, ".")}.${randomUUID().slice(0, 8)}@people.test`;
    const api = this.client();
    const { error } = await api.auth.signUp({ email, password });
    if (error) throw error;
    const { code } = await mailTo(this.url, email, /Confirm/);
    const confirmed = await api.auth.verifyOtp({ email, token: code, type: "signup" });
    if (confirmed.error) throw confirmed.error;
    return this.person(email, password, name, api);
  }

  async seeker(name = "Sina Seeker", skills = ["Rust", "PostgreSQL", "Linux"]): Promise<Person> {
    const person = await this.newcomer(name);
    await command(person, "choose_role", { p_role: "job_seeker" });
    await command(person, "complete_onboarding_seeker", {
      p_full_name: name,
      p_headline: "Systems programmer",
      p_location: "Berlin, Germany",
      p_years_experience: 7,
      p_skills: skills.map((skill) => ({ name: skill })),
    });
    return person;
  }

  /** The admin of a company of their own, approved by the staff unless said otherwise. */
  async employer(
    name = "Emil Employer",
    {
      company = `Company ${randomUUID().slice(0, 8)}`,
      approved = true,
      // The largest, so that only tests about limits meet them.
      tier = "flagship",
    } = {},
  ): Promise<Person & { companyId: string; company: string }> {
    const person = await this.newcomer(name);
    await command(person, "choose_role", { p_role: "employer" });
    const made = await command<{ company_id: string; slug: string }>(person, "create_company", {
      p_name: company,
      p_full_name: name,
    });
    if (tier !== "employer_core") await this.command("staff", "set-tier", made.slug, tier);
    if (approved) {
      await command(await this.staff(), "admin_review_company", {
        p_company_id: made.company_id,
        p_status: "approved",
        p_reason: "Known to the tests",
      });
    }
    return { ...person, companyId: made.company_id, company };
  }

  /** One of the demo world's log-ins. The staff's has a second factor: see `staff()`. */
  async demo(who: "seeker" | "admin" | "recruiter"): Promise<Person> {
    return this.signedIn(`${who}@demo.devproof.test`, "devproof-demo-2026", who);
  }

  /**
   * A member of staff of one's own, with an authenticator app: a code is taken once, so tests that run beside each other
   * cannot share one.
   */
  async staff(name = "Stella Staff"): Promise<Person & { app: AuthenticatorApp }> {
    const person = await this.newcomer(name);
    await this.command("staff", "grant", person.email);
    const { data } = await person.api.auth.getUser();
    await person.api.from("profiles").update({ full_name: name }).eq("id", data.user?.id);
    const app = await AuthenticatorApp.enrol(person.api);
    return { ...this.person(person.email, person.password, name, person.api, app), app };
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  private async signedIn(email: string, secret: string, name: string): Promise<Person> {
    const api = this.client();
    const { error } = await api.auth.signInWithPassword({ email, password: secret });
    if (error) throw error;
    return this.person(email, secret, name, api);
  }

  private person(
    email: string,
    secret: string,
    name: string,
    api: SupabaseClient,
    app?: AuthenticatorApp,
  ): Person {
    return {
      email,
      password: secret,
      name,
      api,
      ...(app && { app }),
      // The browser gets a session of its own: two holders of one refresh token would end each other.
      page: async (userAgent) => {
        const own = this.client();
        const { error } = await own.auth.signInWithPassword({ email, password: secret });
        if (error) throw error;
        await app?.prove(own);
        const { data } = await own.auth.getSession();
        const context = await this.context(userAgent);
        const key = `sb-${new URL(this.url).hostname.split(".")[0]}-auth-token`;
        await context.addInitScript(
          ([name, session]) => {
            if (name && session && !sessionStorage.getItem("e2e")) {
              localStorage.setItem(name, session);
              sessionStorage.setItem("e2e", "signed in once");
            }
          },
          [key, JSON.stringify(data.session)] as const,
        );
        return context.newPage();
      },
    };
  }

  private client(): SupabaseClient {
    return createClient(this.url, this.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    });
  }

  private async context(userAgent?: string): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.url,
      ...(userAgent ? { userAgent } : {}),
    });
    this.contexts.push(context);
    return context;
  }
}

/** Calls a command as a person; a refusal fails the test with the server's words. */
export async function command<T>(
  { api }: Pick<Person, "api">,
  name: string,
  args: Record<string, unknown>,
): Promise<T> {
  const { data, error } = await api.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data as T;
}

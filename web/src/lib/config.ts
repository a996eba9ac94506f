/** What the server tells the page at run time; one build serves every installation. */
export type Config = {
  /** Base address of auth, data, realtime and functions. */
  url: string;
  anonKey: string;
  /** Shows what only a developer needs: the gallery of the design system. */
  development: boolean;
  /** Where people reach the operator; null where they named no address. */
  contactEmail: string | null;
  /** The slug of the operator's own company; null where they named none. */
  careersCompany: string | null;
  /** A script of the operator's that counts page views; null where there is none. */
  pageViewScript: PageViewScript | null;
  /** The check that the server may ask for before it lets somebody try to sign in; null where it never does. */
  captcha: CaptchaConfig | null;
  /** Fewest characters of a new password. */
  passwordMinLength: number;
  /** Who takes the money for subscriptions. */
  billing: BillingConfig;
};

/** The built-in test checkout, which moves no money, or Stripe; its publishable key loads Stripe.js. */
export type BillingConfig =
  | { provider: "test" }
  | { provider: "stripe"; publishableKey: string | null };

/** Which check: our own proof of work, or a service that knows this site by a key. */
export type CaptchaConfig =
  | { kind: "altcha" }
  | { kind: "hcaptcha" | "turnstile"; siteKey: string };

/** Where the script is, and the `data-` attributes that it reads its settings from. */
export type PageViewScript = { url: string; attributes: Record<string, string> };

/** The address or the key is missing or senseless: the app cannot work, and says so (spec: error catalogue). */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

const path = "/config.json";
let known: Config | null = null;

/** Whether the server runs in development mode: mails are kept at `/dev/mailbox`, the gallery is open. */
export function inDevelopment(): boolean {
  return known?.development ?? false;
}

/** Where people reach the operator; null where they named no address. */
export function contactEmail(): string | null {
  return known?.contactEmail ?? null;
}

/** The slug of the operator's own company; null where they named none. */
export function careersCompany(): string | null {
  return known?.careersCompany ?? null;
}

/** How to reach the operator, to begin a sentence with: "Email help@example.org". */
export function contactUs(): string {
  const email = contactEmail();
  return email ? `Email ${email}` : "Contact the operator of this site";
}

/** The check that the server may ask for; null where it never does. */
export function captchaConfig(): CaptchaConfig | null {
  return known?.captcha ?? null;
}

/** Who takes the money for subscriptions. */
export function billingConfig(): BillingConfig {
  return known?.billing ?? { provider: "test" };
}

/** Fewest characters of a new password; the server decides on the rest. */
export function passwordMinLength(): number {
  return known?.passwordMinLength ?? 10;
}

/**
 * Reads the configuration: from the page that the server sent, or from the server where something else sent the page.
 * Throws a ConfigurationError that names what is wrong.
 */
export async function loadConfig(fetcher: typeof fetch = fetch): Promise<Config> {
  const inPage = document.getElementById("config")?.textContent;
  if (inPage) {
    known = readConfig(JSON.parse(inPage));
    return known;
  }
  const response = await fetcher(path, { headers: { accept: "application/json" } }).catch(() => {
    throw new ConfigurationError(`${path} could not be fetched: the server did not answer.`);
  });
  if (!response.ok) {
    throw new ConfigurationError(`${path} could not be fetched: status ${response.status}.`);
  }
  const body: unknown = await response.json().catch(() => {
    throw new ConfigurationError(`${path} is not JSON.`);
  });
  known = readConfig(body);
  return known;
}

/** Checks what the server sent. */
export function readConfig(body: unknown): Config {
  if (typeof body !== "object" || body === null) {
    throw new ConfigurationError(`${path} is not an object.`);
  }
  const fields = new Map(Object.entries(body));
  const url = fields.get("url");
  const anonKey = fields.get("anon_key");
  if (typeof url !== "string" || !/^https?:\/\//.test(url)) {
    throw new ConfigurationError(`${path} has no server address ("url").`);
  }
  if (typeof anonKey !== "string" || anonKey === "") {
    throw new ConfigurationError(`${path} has no public key ("anon_key").`);
  }
  return {
    url: ownName(url),
    anonKey,
    development: fields.get("development") === true,
    contactEmail: readText(fields.get("contact_email")),
    careersCompany: readText(fields.get("careers_company")),
    pageViewScript: readScript(fields.get("page_view_script")),
    captcha: readCaptcha(fields.get("captcha")),
    passwordMinLength: readLength(fields.get("password_min_length")),
    billing: readBilling(fields.get("billing")),
  };
}

function readText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function readLength(value: unknown): number {
  return typeof value === "number" && value > 0 ? value : 10;
}

function readScript(value: unknown): PageViewScript | null {
  if (typeof value !== "object" || value === null || !("url" in value)) return null;
  if (typeof value.url !== "string") return null;
  const entries = "attributes" in value ? Object.entries(value.attributes ?? {}) : [];
  const attributes = entries.filter(
    (pair): pair is [string, string] =>
      /^data-[a-z-]+$/.test(pair[0]) && typeof pair[1] === "string",
  );
  return { url: value.url, attributes: Object.fromEntries(attributes) };
}

function readCaptcha(value: unknown): CaptchaConfig | null {
  const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  const kind: unknown = fields.get("kind");
  const siteKey: unknown = fields.get("site_key");
  if (kind === "altcha") return { kind };
  const outside = kind === "hcaptcha" || kind === "turnstile";
  return outside && typeof siteKey === "string" ? { kind, siteKey } : null;
}

function readBilling(value: unknown): BillingConfig {
  const fields = new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  if (fields.get("provider") !== "stripe") return { provider: "test" };
  return { provider: "stripe", publishableKey: readText(fields.get("publishableKey")) };
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * This machine has several names. A page opened at one of them asks the server by that same name: by
 * another it would be another origin, which the content policy refuses.
 */
function ownName(url: string): string {
  const named = new URL(url);
  const here = globalThis.location;
  const same =
    loopback.has(named.hostname) && loopback.has(here.hostname) && named.port === here.port;
  return same ? here.origin : url;
}

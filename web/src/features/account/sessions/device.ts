import Bowser from "bowser";

/** A program and what it runs on, in words: `Firefox 131 on Windows`. */
export type Device = {
  words: string;
  kind: "computer" | "phone" | "tablet" | "program";
};

/** Reads what a browser calls itself. Whatever is no browser keeps its own name, cut short. */
export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent?.trim() ?? "";
  if (!agent) return { words: "Unknown app", kind: "program" };
  const { browser, os, platform } = Bowser.parse(agent);
  const system = systemName(os.name);
  if (!browser.name || !system) return { words: programName(agent), kind: "program" };
  const version = browser.version?.split(".")[0];
  const model = platform.model && platform.vendor === "Apple" ? platform.model : system;
  return {
    words: `${[browser.name, version].filter(Boolean).join(" ")} on ${model}`,
    kind: kindOf(platform.type),
  };
}

function systemName(name: string | undefined): string | undefined {
  return name === "macOS" || name === undefined ? name : name.replace(/^Mac OS.*/, "macOS");
}

function kindOf(type: string | undefined): Device["kind"] {
  if (type === "mobile") return "phone";
  return type === "tablet" ? "tablet" : "computer";
}

const longest = 60;

/** `curl/8.5.0 (x86_64…)` → `curl 8.5.0`. */
function programName(agent: string): string {
  const [, name, version] = /^([\w .+-]+)\/([\w.-]+)/.exec(agent) ?? [];
  const words = name ? `${name} ${version}` : agent;
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}

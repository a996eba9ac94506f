import schema from "@jsonresume/schema/schema.json";
import { type Schema, type ValidationError, Validator } from "jsonschema";
import { escapeKey, type Note } from "@/lib/documents/read-document";

/** What the published schema of JSON Resume finds: errors stand in the way, warnings do not. */
export type SchemaReport = { errors: Note[]; warnings: Note[] };

/** The sections that are imported: where their shape is wrong, they cannot be read. */
const sections = new Set(["work", "education", "skills", "projects"]);

/**
 * Checks a document against the published schema. Real files are rarely clean, so only what makes a section
 * unreadable is an error: a list that is none, an entry that is no object. The rest is said and read as far
 * as it goes. This module is heavy; import it lazily.
 */
export function checkSchema(document: unknown): SchemaReport {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return {
      errors: [
        {
          pointer: "",
          message: `should be an object with basics, work and so on, and is ${kind(document)}`,
        },
      ],
      warnings: [],
    };
  }
  const report: SchemaReport = { errors: [], warnings: [] };
  // The package's type of a schema is narrower than the JSON that it accepts.
  const errors = new Validator().validate(document, schema as unknown as Schema).errors;
  for (const error of errors) {
    const note = { pointer: pointer(error.path), message: sentence(error) };
    (isStructural(error) ? report.errors : report.warnings).push(note);
  }
  return report;
}

function isStructural({ name, path, argument }: ValidationError): boolean {
  if (name !== "type") return false;
  const wanted = Array.isArray(argument) ? argument.join() : String(argument);
  const [section, inner] = path;
  if (section === "basics") {
    return path.length === 1 || (inner === "profiles" && (path.length === 2 || path.length === 3));
  }
  if (!sections.has(String(section))) return false;
  return (path.length === 1 && wanted === "array") || (path.length === 2 && wanted === "object");
}

function pointer(path: (string | number)[]): string {
  return path.map((part) => `/${escapeKey(String(part))}`).join("");
}

function sentence({ name, argument, instance, message }: ValidationError): string {
  if (name === "type") return `should be ${listed(argument)} and is ${kind(instance)}`;
  if (name === "pattern")
    return `${shown(instance)} is not a date such as 2023, 2023-04 or 2023-04-29`;
  if (name === "format" && argument === "uri")
    return `${shown(instance)} is not a whole web address`;
  if (name === "format" && argument === "email")
    return `${shown(instance)} is not an email address`;
  return message;
}

const kinds: Record<string, string> = {
  array: "a list",
  object: "an object",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "empty",
};

function listed(argument: unknown): string {
  const names = Array.isArray(argument) ? argument.map(String) : [String(argument)];
  return names.map((name) => kinds[name] ?? name).join(" or ");
}

function kind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return kinds[typeof value] ?? typeof value;
}

function shown(value: unknown): string {
  const text = String(value);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

import { countryName } from "@/lib/countries";
import { fluencyLabels, linkKindLabels, skillLevelLabels } from "@/lib/vocabulary.generated";
import { monthText } from "../dates";

const names: Record<string, string> = {
  full_name: "Full name",
  headline: "Headline",
  about: "About",
  location: "Location",
  country: "Country",
  company_name: "Company",
  title: "Title",
  url: "Website",
  repository_url: "Code",
  started_on: "From",
  ended_on: "To",
  summary: "Summary",
  highlights: "Highlights",
  institution: "School",
  area: "Area",
  degree: "Degree",
  score: "Grade",
  courses: "Courses",
  name: "Name",
  level: "Level",
  fluency: "Level",
  issuer: "Issuer",
  issued_on: "Issued",
  years: "Years",
  kind: "Kind",
  label: "Name",
  description: "Description",
  stack: "Made with",
};

const order = Object.keys(names);

/** The changes of an entry in the order in which a form would ask for them. */
export function inOrder<T>(changes: Record<string, T>): [string, T][] {
  const place = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes).sort(([a], [b]) => place(a) - place(b));
}

/** What a column is called on the page. */
export function fieldName(column: string): string {
  const known = names[column];
  if (known) return known;
  const words = column.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A stored value as people read it; null when there is none. */
export function fieldText(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join("\n") : null;
  if (column === "level") return lookUp(skillLevelLabels, value);
  if (column === "fluency") return lookUp(fluencyLabels, value);
  if (column === "kind") return lookUp(linkKindLabels, value);
  if (column === "country") return countryName(String(value));
  if (column.endsWith("_on")) return monthText(String(value));
  return String(value);
}

function lookUp(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}

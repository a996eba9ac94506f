import { expect, it } from "vitest";
import { changedFields } from "@/lib/three-way";
import { emptyParts, fromForm, invalidFields, toForm } from "./company-form";
import type { CompanyDraft } from "./queries";

const draft: CompanyDraft = {
  name: "Halyard",
  public_link: true,
  logo_url: null,
  tagline: null,
  about: "We keep small objects.",
  size: "51-200",
  stage: null,
  industry: null,
  founded_year: 2016,
  places: ["Berlin, Germany"],
  tech_stack: [],
  culture: null,
  benefits: [],
  website: "https://halyard.example",
  links: [{ label: "Blog", url: "https://halyard.example/blog" }],
  response_days: 4,
  badges: ["open-source"],
  steps: [{ title: "Call", description: null, duration_minutes: 30 }],
};
const form = toForm(draft);

it("changes nothing by being opened", () => {
  expect(changedFields(draft, fromForm(form))).toEqual({});
});

it("sends what was changed, empty texts as null", () => {
  const typed = { ...form, about: " ", response_days: "", tagline: " Small objects " };
  expect(changedFields(draft, fromForm(typed))).toEqual({
    about: null,
    response_days: null,
    tagline: "Small objects",
  });
});

it("holds back what cannot be stored", () => {
  expect(invalidFields(form)).toEqual([]);
  expect(
    invalidFields({
      ...form,
      name: " ",
      website: "javascript:alert(1)",
      steps: [{ title: "", description: "", duration_minutes: 2 }],
      badges: ["a", "b", "c", "d", "e", "f"],
    }).sort(),
  ).toEqual(["badges", "name", "steps", "website"]);
});

it("names what candidates will not find", () => {
  expect(emptyParts(draft)).toEqual(["tagline", "culture", "tech_stack", "benefits"]);
});

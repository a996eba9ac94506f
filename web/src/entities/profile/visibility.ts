import type { Visibility } from "@/lib/vocabulary.generated";

/** Who can see a seeker's profile: in a line, and what it means exactly. The most open first. */
export const visibilities: {
  value: Visibility;
  label: string;
  hint: string;
  means: string;
}[] = [
  {
    value: "open",
    label: "Open",
    hint: "Approved companies can find you, and anyone with the link can see your profile.",
    means:
      "Approved companies can find you in search and lists. Anyone with the link can see your page, signed in or not.",
  },
  {
    value: "showcase",
    label: "Showcase",
    hint: "Only people with the link. You aren't listed anywhere.",
    means:
      "Anyone with the link can see your page. You don't appear in search, lists or counts. Companies you show interest in see you as a candidate.",
  },
  {
    value: "private",
    label: "Private",
    hint: "Only you, and the companies you showed interest in.",
    means:
      "Your page shows “not found” to everyone else. Only companies you showed interest in or matched with see you as a candidate.",
  },
];

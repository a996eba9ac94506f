export type Visibility = "private" | "showcase" | "open";

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
    hint: "Approved companies find you, and whoever has the link sees your profile.",
    means:
      "Approved companies find you in search and in lists. Whoever has the link sees your page, signed in or not.",
  },
  {
    value: "showcase",
    label: "Showcase",
    hint: "Only whoever has the link. You are listed nowhere.",
    means:
      "Whoever has the link sees your page. No search, list or count shows you. Companies you show interest in see you as a candidate.",
  },
  {
    value: "private",
    label: "Private",
    hint: "Only you, and the companies you showed interest in.",
    means:
      "Your page says “not found” to everybody else. Only companies you showed interest in, or matched with, see you as a candidate.",
  },
];

// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** How well a person speaks a language. */
export const fluencyValues = [
  "basic",
  "conversational",
  "professional",
  "fluent",
  "native",
] as const;
export type Fluency = (typeof fluencyValues)[number];
export const fluencyLabels = {
  basic: "Basic",
  conversational: "Conversational",
  professional: "Professional",
  fluent: "Fluent",
  native: "Native",
} as const satisfies Record<Fluency, string>;

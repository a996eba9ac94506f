/** What the page says before the score, with and without scripts. */
export const sample = {
  title: "A sample interview",
  lede: "The candidate is made up. The score isn't: the scorer gave it by the same rules as every other score. This is what a candidate reads afterwards.",
};

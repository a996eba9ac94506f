import { expect, test } from "vitest";
import { linkWays } from "./link-proofs";

const owner = { slug: "ada", token: "abc", origin: "https://devproof.test" };
const texts = (url: string) =>
  linkWays(url, owner).flatMap((way) => way.texts.map((one) => one.text));

test("one's own site links back, has a tag or a DNS record of its domain", () => {
  expect(texts("https://www.ada.example/about")).toEqual([
    '<a rel="me" href="https://devproof.test/user/ada">Devproof</a>',
    '<meta name="devproof-verification" content="abc">',
    "_devproof-challenge.ada.example",
    "devproof-verification=abc",
  ]);
});

test("a profile elsewhere has the ways of its site, and no DNS", () => {
  const page = "https://devproof.test/user/ada";
  expect(texts("https://github.com/ada")).toEqual([page, "devproof-verification=abc"]);
  expect(texts("https://gitlab.com/ada")).toEqual([page, "devproof-verification=abc"]);
  expect(texts("https://mastodon.social/@ada")).toEqual([page]);
  expect(texts("https://www.linkedin.com/in/ada")).toEqual([]);
});

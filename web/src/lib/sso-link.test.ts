// @vitest-environment jsdom

import { beforeEach, expect, it } from "vitest";
import { forgetSsoLink, rememberSsoLink, waitsForSsoLink } from "./sso-link";

beforeEach(() => sessionStorage.clear());

it("is offered from the way back until it is connected", () => {
  expect(waitsForSsoLink()).toBe(false);
  rememberSsoLink();
  expect(waitsForSsoLink()).toBe(true);
  forgetSsoLink();
  expect(waitsForSsoLink()).toBe(false);
});

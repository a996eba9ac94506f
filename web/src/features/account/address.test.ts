import { expect, test } from "vitest";
import { toAddress } from "./address";

test("what is typed is written as an address", () => {
  expect(toAddress("Jana Nováková")).toBe("jana-novakova");
  expect(toAddress("ada.lark_3")).toBe("ada-lark-3");
  expect(toAddress("名前 x/../y?z")).toBe("-x-yz");
  expect(toAddress("a".repeat(99))).toHaveLength(60);
});

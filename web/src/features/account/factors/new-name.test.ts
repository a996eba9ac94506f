import { expect, test } from "vitest";
import { newName } from "./new-name";
import { grouped } from "./TotpSecret";

test("a new factor has a name of its own", () => {
  expect(newName("phone", [])).toBe("Phone");
  expect(newName("phone", [{ name: "phone" }, { name: "Phone 2" }])).toBe("Phone 3");
  expect(newName("totp", [{ name: "Phone" }])).toBe("Authenticator app");
});

test("a secret is read in fours", () => {
  expect(grouped("JBSWY3DPEHPK3PXP")).toBe("JBSW Y3DP EHPK 3PXP");
  expect(grouped("ABCDE")).toBe("ABCD E");
});

import { expect, it } from "vitest";
import { providerName, readSettings } from "./auth-settings";

it("offers what is switched on, and nothing that is not said", () => {
  const body = {
    external: { email: true, phone: true, google: true, github: false, acme: true, zoom: "yes" },
    passkeys_enabled: true,
    disable_signup: false,
  };
  expect(readSettings(body)).toEqual({
    providers: ["acme", "google"],
    phone: true,
    passkeys: true,
    signUp: true,
  });
  const nothing = { providers: [], phone: false, passkeys: false, signUp: true };
  expect(readSettings(null)).toEqual(nothing);
  expect(readSettings({ external: [] })).toEqual(nothing);
});

it("calls a provider by its name", () => {
  expect(["google", "github", "acme_id"].map(providerName)).toEqual([
    "Google",
    "GitHub",
    "Acme id",
  ]);
});

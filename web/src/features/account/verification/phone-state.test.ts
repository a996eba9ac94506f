import type { User } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { phoneState } from "./queries";

const account = (more: Record<string, string>) => more as unknown as User;
const at = "2026-11-21T18:00:00Z";

test("a number counts once it is proved; another may wait beside it", () => {
  expect(phoneState(account({ phone: "" }))).toEqual({
    phone: null,
    verifiedAt: null,
    pending: null,
    sentAt: null,
  });
  expect(
    phoneState(account({ phone: "", new_phone: "4915112345678", phone_change_sent_at: at })),
  ).toMatchObject({ phone: null, pending: "4915112345678", sentAt: at });
  expect(
    phoneState(account({ phone: "4915112345678", phone_confirmed_at: at, new_phone: "" })),
  ).toEqual({ phone: "4915112345678", verifiedAt: at, pending: null, sentAt: null });
  expect(phoneState(account({ phone: "4915112345678" }))).toMatchObject({ phone: null });
});

import { AuthApiError } from "@supabase/supabase-js";
import { describe, expect, it, vi } from "vitest";
import { oddsOf } from "./altcha";
import { CaptchaDesk, CaptchaError } from "./desk";

const refused = { error: new AuthApiError("no captcha", 400, "captcha_failed") };
const taken = { error: null };
const altcha = () => ({ kind: "altcha" }) as const;
/** The microtasks that lie between an answer and the next step. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("a call that may need a captcha", () => {
  it("is sent once, without, where none is asked", async () => {
    const send = vi.fn(async () => taken);
    expect(await new CaptchaDesk(altcha).pass(send)).toBe(taken);
    expect(send.mock.calls).toEqual([[undefined]]);
  });

  it("is sent again with the token of the check that the last slot drew", async () => {
    const desk = new CaptchaDesk(altcha);
    const [page, dialog] = [Symbol("page"), Symbol("dialog")];
    desk.open(page);
    desk.open(dialog);
    const send = vi.fn(async (token?: string) => (token ? taken : refused));
    const passing = desk.pass(send);
    await settle();
    expect(desk.requestOf(page)).toBeNull();
    desk.requestOf(dialog)?.give("solved");
    expect(await passing).toBe(taken);
    expect(send.mock.calls).toEqual([[undefined], ["solved"]]);
    expect(desk.requestOf(dialog)).toBeNull();
  });

  it("keeps the server's refusal where no check is configured, or the second is refused too", async () => {
    expect(await new CaptchaDesk(() => null).pass(async () => refused)).toBe(refused);
    const desk = new CaptchaDesk(altcha);
    const slot = Symbol("page");
    desk.open(slot);
    const passing = desk.pass(async () => refused);
    await settle();
    desk.requestOf(slot)?.give("wrong");
    expect(await passing).toBe(refused);
  });

  it("fails in words where nothing can draw it, or the page goes away meanwhile", async () => {
    const desk = new CaptchaDesk(altcha);
    await expect(desk.pass(async () => refused)).rejects.toBeInstanceOf(CaptchaError);
    const close = desk.open(Symbol("page"));
    const passing = desk.pass(async () => refused);
    const outcome = expect(passing).rejects.toBeInstanceOf(CaptchaError);
    await settle();
    close();
    await outcome;
  });
});

it("knows how likely a try is", () => {
  expect(oddsOf("00")).toBe(1 / 256);
  expect(oddsOf("abc")).toBe(1 / 4096);
});

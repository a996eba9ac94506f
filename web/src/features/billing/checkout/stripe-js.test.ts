// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from "vitest";
import { loadStripe } from "./stripe-js";

const script = () => document.head.querySelector<HTMLScriptElement>("script[src*='js.stripe.com']");

afterEach(() => {
  delete window.Stripe;
});

describe("Stripe.js", () => {
  it("that can't be loaded fails in Stripe's words, and the next call tries again", async () => {
    const first = loadStripe("pk_test");
    expect(script()?.src).toBe("https://js.stripe.com/v3/");
    script()?.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow(/^Failed to load Stripe\.js$/);
    expect(script()).toBeNull();

    const second = loadStripe("pk_test");
    script()?.dispatchEvent(new Event("load"));
    await expect(second).rejects.toThrow(/^Stripe\.js not available$/);
    expect(script()).toBeNull();
  });

  it("is loaded once, and started with the key", async () => {
    const start = vi.fn();
    const first = loadStripe("pk_test");
    window.Stripe = start;
    script()?.dispatchEvent(new Event("load"));
    await first;
    await loadStripe("pk_test");
    expect(document.head.querySelectorAll("script").length).toBe(1);
    expect(start.mock.calls).toEqual([["pk_test"]]);
  });
});

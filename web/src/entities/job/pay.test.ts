import { describe, expect, it } from "vitest";
import { formatMoney, formatPay } from "./pay";

describe("pay", () => {
  const options = { locale: "en" };
  it.each([
    [{ min: 88_000, max: 110_000, currency: "EUR" }, "€88,000–110,000"],
    [{ min: 110_000, max: 88_000, currency: "EUR" }, "€88,000–110,000"],
    [{ min: 90_000, max: 90_000, currency: "USD" }, "$90,000"],
    [{ min: 80_000, max: null, currency: "EUR" }, "from €80,000"],
    [{ min: null, max: 60, currency: "USD", period: "hour" as const }, "up to $60 an hour"],
    [{ min: null, max: null, currency: "EUR" }, null],
  ])("%j reads %j", (pay, text) => {
    expect(formatPay(pay, options)).toBe(text);
  });

  it("is short in rows", () => {
    expect(
      formatPay({ min: 88_000, max: 110_000, currency: "EUR" }, { locale: "en", compact: true }),
    ).toBe("€88–110K");
  });

  it("survives a code that is no currency", () => {
    expect(formatMoney(50, "not a code", options)).toBe("50");
  });
});

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "../src/lib/paths";
import { expect, expectSound, test } from "./fixtures";
import { World } from "./identity/world";
import { troubleOf } from "./trouble";

/** As much of Stripe as the way to its page and back needs. What it says about payments is the server's tests' matter. */
class StripeCounterpart {
  readonly asked: string[] = [];
  private status = "open";

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeCounterpart> {
    const server = createServer((request, response) => {
      const url = request.url ?? "";
      if (url.startsWith("/pay/")) {
        response.setHeader("content-type", "text/html");
        response.end("<!doctype html><title>Stripe</title><h1>Pay at Stripe</h1>");
        return;
      }
      stripe.asked.push(`${request.method} ${url}`);
      if (url.endsWith("/expire")) stripe.status = "expired";
      request.resume().on("end", () => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(stripe.session()));
      });
    });
    const stripe = new StripeCounterpart(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private session() {
    return {
      id: "cs_test_1",
      object: "checkout.session",
      status: this.status,
      url: `${this.url}pay/cs_test_1`,
      livemode: false,
    };
  }
}

test("with Stripe, its script loads on the checkout page alone, and then its own page opens", async ({
  browser,
}) => {
  test.slow();
  const stripe = await StripeCounterpart.start();
  const world = await World.open(
    browser,
    {
      settings: {
        DEVPROOF_STRIPE_SECRET_KEY: "sk_test_secret",
        DEVPROOF_STRIPE_WEBHOOK_SECRET: "whsec_secret",
        DEVPROOF_STRIPE_PUBLISHABLE_KEY: "pk_test_public",
        DEVPROOF_STRIPE_API_URL: stripe.url,
        DEVPROOF_STRIPE_PRICES: "pro:month=price_pro_month,pro:year=price_pro_year",
      },
    },
    stripe,
  );
  try {
    const page = await (await world.people.seeker("Stella Stripe")).page();
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith("https://")) loaded.push(request.url());
    });
    const script = (answer: "fail" | string) =>
      page.route("https://js.stripe.com/**", (route) =>
        answer === "fail"
          ? route.abort()
          : route.fulfill({ contentType: "text/javascript", body: answer }),
      );

    await page.goto(paths.subscriptionTiers);
    await expect(page.getByText("Test payments.")).toHaveCount(0);
    expect(loaded).toEqual([]);

    await test.step("what Stripe.js can say when it doesn't come", async () => {
      await script("fail");
      await page.getByRole("button", { name: "Choose Pro Builder" }).click();
      await expect(page.getByText("Failed to load Stripe.js", { exact: true })).toBeVisible();
      await expectSound(page);
      await page.unrouteAll();
      await script("/* nothing in it */");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("Stripe.js not available", { exact: true })).toBeVisible();
      await page.unrouteAll();
    });

    await test.step("then it leads to Stripe's page", async () => {
      const trouble = troubleOf(page);
      await script("window.Stripe = (key) => { document.documentElement.dataset.key = key; };");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "Pay at Stripe" })).toBeVisible();
      expect(stripe.asked).toContain("POST /v1/checkout/sessions");
      expect(trouble).toEqual([]);
    });

    await test.step("back from it, the page waits for the payment's result", async () => {
      await page.goBack();
      await expect(page.getByText("Waiting for Stripe to confirm your payment")).toBeVisible();
      await expectSound(page);
      await page.goto(`${new URL(page.url()).pathname}?left=1`);
      await expect(page).toHaveURL(paths.subscriptionTiers);
      await expect(page.getByText("You have an unfinished checkout.")).toHaveCount(0);
    });

    await test.step("no other page loads it", async () => {
      loaded.length = 0;
      await page.goto(paths.browseJobs);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(loaded).toEqual([]);
    });
  } finally {
    await world.close();
  }
});

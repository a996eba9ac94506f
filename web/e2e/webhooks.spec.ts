import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";

type Received = { headers: IncomingHttpHeaders; body: string };

/** A company's own system: keeps what it is sent, and answers as it is told, else well. */
class Receiver {
  readonly received: Received[] = [];
  readonly answers: number[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        receiver.received.push({ headers: request.headers, body });
        response.writeHead(receiver.answers.shift() ?? 204).end();
      });
    });
    const receiver = new Receiver(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.server.close();
  }
}

/** The signature that the secret gives, computed here. */
function signature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

test("a webhook is added, tested, rotated, paused and deleted", async ({ people }) => {
  test.slow();
  const receiver = await Receiver.start();
  try {
    const admin = await people.employer("Wanda Webhook", { tier: "employer_core" });
    const page = await admin.page();
    const secretDialog = page.getByRole("dialog", { name: "Copy the signing secret" });
    const secretOf = async () => {
      const secret = (await secretDialog.locator("code").textContent()) ?? "";
      expect(secret).toMatch(/^whsec_[\w+/=]{44}$/);
      await secretDialog.getByRole("button", { name: "I've copied it" }).click();
      await expect(page.getByText(secret)).toHaveCount(0);
      return secret;
    };
    await page.goto(paths.employerProfile);
    await page.getByRole("link", { name: "manage webhooks" }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
    await expectSound(page);

    await page.getByRole("button", { name: "Add webhook" }).click();
    const form = page.getByRole("dialog", { name: "Add webhook" });
    await form.getByLabel("Address").fill("example.org");
    await form.getByRole("button", { name: "Add webhook" }).click();
    await expect(form.getByText("Enter a full address")).toBeVisible();
    await form.getByLabel("Address").fill("https://169.254.169.254/latest");
    await form.getByRole("button", { name: "Add webhook" }).click();
    await expect(form.getByText("must be a public address")).toBeVisible();
    await expectSound(page);
    await form.getByLabel("Address").fill(receiver.url);
    await form.getByLabel(/^Description/).fill("Our hiring system");
    await form.getByRole("button", { name: "Add webhook" }).click();
    await expect(secretDialog).toBeVisible();
    await expectSound(page);
    const first = await secretOf();

    await expect(page.getByText("1 of 1 webhooks of your tier")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add webhook" })).toBeDisabled();
    await page.getByRole("link", { name: /Our hiring system/ }).click();
    await expect(page.getByText("Nothing sent yet")).toBeVisible();
    await page.getByRole("button", { name: "Send a test event" }).click();
    const rows = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
    await expect(rows.first()).toContainText("Delivered", { timeout: 20_000 });
    await expect(rows.first()).toContainText("HTTP 204");
    const [test1] = receiver.received;
    if (!test1) throw new Error("Nothing was received.");
    expect(test1.headers["webhook-signature"]).toBe(signature(first, test1));
    await rows.first().getByText("Payload").click();
    await expect(rows.first()).toContainText('"type": "webhook.test"');
    await expectSound(page);

    await page.getByRole("button", { name: "Change secret" }).click();
    await page.getByRole("button", { name: "Change secret" }).click();
    const second = await secretOf();
    expect(second).not.toBe(first);
    await expect(page.getByText("The secret before the last change signs too.")).toBeVisible();
    await rows
      .first()
      .getByRole("button", { name: /^Send again/ })
      .click();
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
    const [, again] = receiver.received;
    if (!again) throw new Error("Nothing was received.");
    expect(again.headers["webhook-id"]).toBe(test1.headers["webhook-id"]);
    expect(again.headers["webhook-signature"]).toBe(
      `${signature(second, again)} ${signature(first, again)}`,
    );

    await test.step("a candidate's move arrives, and a failure is shown", async () => {
      const seeker = await people.seeker("Sid Sent");
      const { id } = await command<{ id: string }>(seeker, "express_interest", {
        p_job_opening_id: await openJob(admin),
        p_source: "discover",
      });
      await command(admin, "approve_candidate", { p_interaction_id: id });
      const { data } = await admin.api.from("candidate_stages").select("id").eq("kind", "offer");
      receiver.answers.push(500, 500);
      await command(admin, "move_candidate", { p_interaction_id: id, p_stage_id: data?.[0]?.id });
      await page.reload();
      await expect(rows.filter({ hasText: "HTTP 500" }).first()).toContainText("Waiting", {
        timeout: 20_000,
      });
      const moved = receiver.received.find(({ body }) => body.includes("stage_moved"));
      expect(JSON.parse(moved?.body ?? "{}")).toMatchObject({
        type: "candidate.stage_moved",
        data: { candidate: { name: "Sid Sent" }, stage: { kind: "offer" } },
      });
    });

    for (const viewport of [{ width: 820, height: 1000 }, phone]) {
      await page.setViewportSize(viewport);
      await expectSound(page);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send a test event" })).toBeDisabled();
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete this webhook" }).click();
    await page.getByRole("button", { name: "Delete this webhook" }).click();
    await expect(page.getByText("No webhooks yet")).toBeVisible();
  } finally {
    receiver.close();
  }
});

test("a member without the permission is told whom to ask", async ({ people }) => {
  const recruiter = await people.demo("recruiter");
  const page = await recruiter.page();
  await page.goto(paths.webhooks);
  await expect(page.getByRole("heading", { name: "Webhooks", level: 1 })).toBeVisible();
  await expect(page.getByText("You can't manage webhooks")).toBeVisible();
  await expectSound(page);
});

/** What a mail of ours holds for whoever got it. */
export type Mail = { subject: string; text: string; link: string; code: string };

type Entry = { subject: string; text: string; created_at: string };

const patience = 10_000;

/** Waits for the newest mail to an address whose subject fits; mails of this server go nowhere else. */
export async function mailTo(baseUrl: string, address: string, subject: RegExp): Promise<Mail> {
  const url = `${baseUrl}/dev/mailbox.json?to=${encodeURIComponent(address)}`;
  const until = Date.now() + patience;
  for (;;) {
    const entries = (await (await fetch(url)).json()) as Entry[];
    const newest = entries
      .filter((entry) => subject.test(entry.subject))
      .sort((a, b) => b.created_at.localeCompare(a.created_at))[0];
    if (newest) return read(newest);
    if (Date.now() > until) throw new Error(`No mail like ${subject} came to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits for the code of the newest text message to a number (E.164), other than the one `before` it. */
export async function codeTo(baseUrl: string, phone: string, before?: string): Promise<string> {
  const url = `${baseUrl}/dev/mailbox.json?to=${phone.replace(/\D/g, "")}`;
  const until = Date.now() + patience;
  for (;;) {
    const entries = (await (await fetch(url)).json()) as Entry[];
    const [newest] = entries.sort((a, b) => b.created_at.localeCompare(a.created_at));
    const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
    if (code && code !== before) return code;
    if (Date.now() > until) throw new Error(`No message came to ${phone}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function read({ subject, text }: Entry): Mail {
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? "";
  const code = /code: (\d{6})/.exec(text)?.[1] ?? "";
  return { subject, text, link, code };
}

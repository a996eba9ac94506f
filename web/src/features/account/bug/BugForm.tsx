import { useMutation } from "@tanstack/react-query";
import { type ClipboardEvent, useRef, useState } from "react";
import { browserFacts } from "@/entities/bug-report/labels";
import { uploadScreenshot } from "@/entities/bug-report/screenshots";
import { explain } from "@/lib/errors";
import { newId } from "@/lib/new-id";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Facts } from "@/ui/Facts";
import { Field } from "@/ui/Field";
import { refuse } from "@/ui/file-limits";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { browserInfo } from "./browser";
import { Cooldown } from "./Cooldown";
import { reportBug, waitOf } from "./queries";
import { ScreenshotField, screenshotLimits } from "./ScreenshotField";

const MAX = 5000;

/** Words, a picture, and what the browser says of itself. */
export function BugForm() {
  const { id: profileId } = useProfile();
  const { toast } = useToast();
  const [words, setWords] = useState("");
  const [picture, setPicture] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [until, setUntil] = useState<number | null>(null);
  const [browser] = useState(browserInfo);
  // A second try is the same report with the same file.
  const draft = useRef({ id: newId(), uploaded: new Map<File, string>() });
  const missing = words.trim() === "";

  const sending = useMutation({
    mutationFn: async () => {
      let screenshotPath: string | null = null;
      if (picture) {
        const { uploaded } = draft.current;
        screenshotPath = uploaded.get(picture) ?? (await uploadScreenshot(profileId, picture));
        uploaded.set(picture, screenshotPath);
      }
      return reportBug({ id: draft.current.id, words: words.trim(), screenshotPath, browser });
    },
    onMutate: () => setUntil(null),
    onSuccess: () => {
      toast({ message: "Bug report sent. Thank you." });
      draft.current = { id: newId(), uploaded: new Map() };
      setWords("");
      setPicture(null);
      setIsSubmitted(false);
    },
    onError: (error) => {
      const wait = waitOf(error);
      if (wait !== null) setUntil(Date.now() + wait * 1000);
    },
  });

  const take = (file: File | null) => {
    const reason = file && refuse(file, screenshotLimits);
    setRefusal(reason);
    if (!reason) setPicture(file);
  };
  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  };

  return (
    <form
      noValidate
      className="grid gap-5"
      onPaste={paste}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!missing) sending.mutate();
      }}
    >
      <Field
        label="What happened?"
        hint="What you did, what you expected, and what you saw instead."
        error={isSubmitted && missing ? "Describe what happened." : undefined}
      >
        <Textarea
          rows={5}
          maxLength={MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <ScreenshotField picture={picture} refusal={refusal} onPicture={take} />
      <section aria-label="Sent with your report">
        <h3 className="mb-1.5 text-14">Sent with your report</h3>
        <Facts
          layout="rows"
          facts={browserFacts(browser).map(({ label, value }) => ({
            label,
            value: <span className="text-13 [overflow-wrap:anywhere]">{value}</span>,
          }))}
        />
      </section>
      {until !== null ? (
        <Cooldown key={until} until={until} onOver={() => setUntil(null)} />
      ) : (
        sending.error &&
        waitOf(sending.error) === null && (
          <Banner tone="stop" live>
            {explain(sending.error).sentence}
          </Banner>
        )
      )}
      <div>
        <Button type="submit" variant="primary" pending={sending.isPending}>
          Send bug report
        </Button>
      </div>
    </form>
  );
}

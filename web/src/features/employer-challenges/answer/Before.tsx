import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { invitationsKey } from "@/entities/invitation/queries";
import { minutesText } from "@/entities/invitation/words";
import { languageName } from "@/entities/language/language-name";
import type { ChallengeDocument, MyInvitation } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { Language } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { type Fact, Facts } from "@/ui/Facts";
import { ActionBar, Section } from "@/ui/Page";
import { exactTime } from "@/ui/relative-time";
import { useNow } from "@/ui/use-now";
import { languagesOf } from "./beginning";
import { DeclineDialog } from "./DeclineDialog";
import { Head } from "./Head";
import { startInvitation } from "./queries";

type Props = { invitation: MyInvitation; document: ChallengeDocument };

/** Everything that one may know before the time runs. */
export function Before({ invitation, document }: Props) {
  const [declining, setDeclining] = useState(false);
  const starting = useMutation({
    mutationFn: () => startInvitation(invitation.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  const { time_limit_minutes: limit, expires_at: expires } = invitation;
  const left = (new Date(expires).getTime() - useNow()) / 60_000;
  const facts: Fact[] = [
    { label: "Time limit", value: limit ? minutesText(limit) : "None until it expires" },
    { label: "Answer by", value: exactTime(new Date(expires)) },
  ];
  return (
    <>
      <div className="page pb-12">
        <Head invitation={invitation} />
        {invitation.note && (
          <figure className="mb-6 border-action border-l-2 pl-4">
            <blockquote dir="auto" className="max-w-measure whitespace-pre-wrap text-16">
              {invitation.note}
            </blockquote>
            <figcaption className="mt-1 text-13 text-muted">
              {invitation.sent_by_name || invitation.company.name}
            </figcaption>
          </figure>
        )}
        <Facts facts={facts} className="mb-8" />
        {limit !== null && left < limit && left > 0 && (
          <Banner tone="wait" title="There's less time left than the limit." className="mb-6">
            It expires in {minutesText(left)}. Your time ends then too.
          </Banner>
        )}
        <ChallengeBrief document={document} />
        {document.starter && (
          <Section title="Starter code" className="max-w-[860px]">
            <div className="grid gap-5">
              {languagesOf(document).map((language) => (
                <div key={language}>
                  <p className="mb-1.5 text-13 text-muted">{languageName(language)}</p>
                  <CodeEditor
                    label={`Starter in ${languageName(language)}`}
                    language={language as Language}
                    value={document.starter?.[language] ?? document.starter?.javascript ?? ""}
                    readOnly
                    className="h-32 overflow-hidden rounded-control border border-line"
                  />
                </div>
              ))}
            </div>
          </Section>
        )}
        {starting.isError && (
          <Banner tone="stop" live className="mt-5">
            {explain(starting.error).sentence}
          </Banner>
        )}
      </div>
      <ActionBar
        label="Start or decline"
        note={
          limit
            ? `Once you start, you have ${minutesText(limit)}. Your answer is submitted automatically when the time is up.`
            : "There's no time limit. Submit when you're done."
        }
      >
        <Button onClick={() => setDeclining(true)}>Decline</Button>
        <Button variant="primary" pending={starting.isPending} onClick={() => starting.mutate()}>
          Start the challenge
        </Button>
      </ActionBar>
      <DeclineDialog invitation={invitation} open={declining} onClose={() => setDeclining(false)} />
    </>
  );
}

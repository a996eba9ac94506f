import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { invitationsKey } from "@/entities/invitation/queries";
import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import {
  type EmployerChallengeKind,
  employerChallengeKindLabels,
} from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { RadioGroup } from "@/ui/RadioGroup";
import { TextLink } from "@/ui/TextLink";
import { beginning } from "./editor/examples";
import { saveChallenge } from "./queries";
import { useChallengeRights } from "./rights";

const kinds: { value: EmployerChallengeKind; hint: string }[] = [
  { value: "code", hint: "A function, judged by your visible and hidden tests." },
  { value: "sql", hint: "One query over your tables, judged by the rows it returns." },
  { value: "written", hint: "Questions. A member of your company reviews the answers." },
  { value: "system_design", hint: "A system to draw. A member of your company reviews the board." },
];

/** The first step of a challenge: its title and kind. The rest is written in the draft, which saves itself. */
export default function NewChallengePage() {
  usePageTitle("New challenge");
  const navigate = useNavigate();
  const { mayManage } = useChallengeRights();
  const [title, setTitle] = useState("");
  const [kind, setKind] = useState<EmployerChallengeKind>("code");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const creating = useMutation({
    mutationFn: () =>
      saveChallenge({
        document: beginning(kind, title.trim()),
        timeLimitMinutes: null,
        expiresAt: null,
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: invitationsKey });
      void navigate(paths.employerChallengeEdit(id), { replace: true });
    },
  });
  const short = title.trim().length < 3;
  return (
    <div className="page pb-16">
      <PageHeader
        above={<TextLink href={paths.employerChallenges}>Challenges</TextLink>}
        title="New challenge"
      />
      {mayManage ? (
        <form
          noValidate
          className="grid max-w-form gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setIsSubmitted(true);
            if (!short) creating.mutate();
          }}
        >
          {creating.isError && (
            <Banner tone="stop" live>
              <ErrorSentence error={creating.error} />
            </Banner>
          )}
          <Field
            label="Title"
            hint="Candidates read it first. Example: Merge shifts."
            error={isSubmitted && short ? "Enter a title of at least 3 characters." : undefined}
          >
            <Input
              value={title}
              maxLength={120}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          <Field label="Type" group>
            <RadioGroup
              blocks
              value={kind}
              onValueChange={(value) => setKind(value as EmployerChallengeKind)}
              options={kinds.map(({ value, hint }) => ({
                value,
                label: employerChallengeKindLabels[value],
                hint,
              }))}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            pending={creating.isPending}
            className="justify-self-start"
          >
            Create draft
          </Button>
          <p className="text-13 text-muted">
            Have a JSON document? Choose its type, then import it in the JSON tab.
          </p>
        </form>
      ) : (
        <LockedState title="You can't create challenges">
          Ask your company's admin for the permission to manage challenges.
        </LockedState>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Result } from "@/entities/interview/answer";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { Switch } from "@/ui/Switch";
import { TextLink } from "@/ui/TextLink";
import { resultQuery, showScore } from "../queries";
import { scoreChanged } from "../score-changed";

/** Keeps a score private, or shows it: takes effect at once and can be taken back at any time. */
export function ShowScore({ attempt: { id, is_shown } }: { attempt: Result["attempt"] }) {
  const client = useQueryClient();
  const key = resultQuery(id).queryKey;
  const show = useMutation({
    mutationFn: (to: boolean) => showScore(id, to),
    onMutate: (to) =>
      client.setQueryData(
        key,
        (known) => known && { ...known, attempt: { ...known.attempt, is_shown: to } },
      ),
    onSettled: () => scoreChanged(client),
  });
  return (
    <div>
      {show.error && (
        <Banner tone="stop" live className="mb-2">
          {explain(show.error).sentence}
        </Banner>
      )}
      <Switch
        checked={is_shown}
        onCheckedChange={(to) => show.mutate(to)}
        label={<span className="font-semibold">Show on my profile</span>}
        hint={
          is_shown
            ? "Others can see the total and the seven levels, never your words or your board."
            : "Private: only you see this score."
        }
        className="py-0"
      />
      {is_shown && (
        <p className="mt-1 text-13 text-muted">
          Your profile shows one of your visible scores:{" "}
          <TextLink href={paths.interview} underlined>
            choose which
          </TextLink>
          .
        </p>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AttemptHead } from "@/entities/interview/answer";
import { explain } from "@/lib/errors";
import type { ScoreChoice } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Select } from "@/ui/Select";
import { chooseScore, lobbyQuery } from "../queries";
import { scoreChanged } from "../score-changed";

type Props = { choice: ScoreChoice; seen: AttemptHead | null };

/** Whether others see the best or the latest of the scores that are shown, and which one that is. */
export function ChoiceOfScore({ choice, seen }: Props) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: chooseScore,
    onMutate: (to) =>
      client.setQueryData(lobbyQuery.queryKey, (known) => known && { ...known, choice: to }),
    onSettled: () => scoreChanged(client),
  });
  return (
    <>
      {choose.error && (
        <Banner tone="stop" live className="mb-3">
          {explain(choose.error).sentence}
        </Banner>
      )}
      <p className="flex flex-wrap items-center gap-x-1 pb-2">
        <span>Visible score</span>
        <Select
          quiet
          aria-label="Visible score"
          value={choice}
          options={[
            { value: "best", label: "best" },
            { value: "latest", label: "latest" },
          ]}
          onChange={({ target }) => choose.mutate(target.value === "latest" ? "latest" : "best")}
        />
        <span className="text-muted">
          {seen
            ? `Others see ${seen.total}, and which rule you chose.`
            : "No score is visible yet."}
        </span>
      </p>
    </>
  );
}

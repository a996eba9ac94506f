import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Select } from "@/ui/Select";
import { chooseScore, lobbyQuery } from "../queries";
import { scoreChanged } from "../score-changed";
import type { AttemptHead, Choice } from "../types";

type Props = { choice: Choice; seen: AttemptHead | null };

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
        <span>Of the scores that you show, others see</span>
        <Select
          quiet
          aria-label="Which score others see"
          value={choice}
          options={[
            { value: "best", label: "the best" },
            { value: "latest", label: "the latest" },
          ]}
          onChange={({ target }) => choose.mutate(target.value === "latest" ? "latest" : "best")}
        />
        <span className="text-muted">
          {seen
            ? `That is ${seen.total}, and they are told which rule chose it.`
            : "So far you show none."}
        </span>
      </p>
    </>
  );
}

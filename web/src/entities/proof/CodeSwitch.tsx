import { useMutation } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { Switch } from "@/ui/Switch";
import { codeShownChanged, setCodeShown } from "./queries";

type Props = {
  /** An accepted answer of the reader's own. */
  solution: { id: string; is_shown: boolean };
  label: string;
  hint?: string | undefined;
  bare?: boolean | undefined;
};

/** Whether employers see the code of an answer. On until its owner takes it back, and the other way round, at once. */
export function CodeSwitch({ solution: { id, is_shown }, label, hint, bare }: Props) {
  const showError = useErrorToast();
  const change = useMutation({
    mutationFn: (isShown: boolean) => setCodeShown(id, isShown),
    // One after the other: the last press decides.
    scope: { id: `code-shown-${id}` },
    onError: showError,
    onSettled: codeShownChanged,
  });
  return (
    <Switch
      label={label}
      hint={hint}
      bare={bare}
      checked={change.isPending ? change.variables : is_shown}
      onCheckedChange={(isShown) => change.mutate(isShown)}
    />
  );
}

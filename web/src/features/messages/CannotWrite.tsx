import { useMutation } from "@tanstack/react-query";
import { unblockPerson } from "@/entities/blocking/queries";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { LateTierWithMore } from "@/entities/subscription/LateTierWithMore";
import type { Conversation } from "@/lib/database.types";
import { useProfile } from "@/lib/session/session";
import { Button } from "@/ui/Button";
import { cannotWriteNotice, otherSide } from "./words";

/** Where one would write: why one can't, and what would change that. */
export function CannotWrite({ conversation }: { conversation: Conversation }) {
  const { id: me, role } = useProfile();
  const showError = useErrorToast();
  const unblock = useMutation({ mutationFn: unblockPerson, onError: showError });
  const notice = cannotWriteNotice(conversation, role, me);
  if (!notice) return null;
  const blocked =
    conversation.cannot_write_reason === "blocked_by_caller" ? otherSide(conversation, role) : [];
  return (
    <div className="border-line-strong border-t bg-raised px-(--gutter) py-4">
      <p className="font-semibold">{notice.title}</p>
      <p className="text-muted">
        {notice.sentence}{" "}
        {conversation.cannot_write_reason === "cannot_write_first" && (
          <LateTierWithMore limit="message_first" allowed={false} />
        )}
      </p>
      {blocked.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {blocked.map(({ id, full_name }) => (
            <Button
              key={id}
              size="sm"
              pending={unblock.isPending && unblock.variables === id}
              onClick={() => unblock.mutate(id)}
            >
              Unblock {full_name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Participant } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { Menu } from "@/ui/Menu";
import { exactTime } from "@/ui/relative-time";
import { useNow } from "@/ui/use-now";
import { Attachments } from "./attachments/AttachmentView";
import { ChallengeMessage } from "./ChallengeMessage";
import { DeleteMessageDialog } from "./DeleteMessageDialog";
import { EditMessage } from "./EditMessage";
import { MessageText } from "./MessageText";
import { ReportableMessage } from "./ReportableMessage";
import { isChangeable } from "./thread";

type Props = {
  message: Message;
  own: boolean;
  /** Whether the reader could change it, were it recent enough. */
  changeable: boolean;
  /** Who wrote it, if the reader can report them. */
  reportable: Participant | null;
};

/** One message: its words and files, a challenge, or that it was deleted. */
export function MessageBody({ message, own, changeable, reportable }: Props) {
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const now = useNow();
  if (message.kind === "challenge") {
    return (
      <div data-sequence={message.sequence} className="max-w-full">
        <ChallengeMessage message={message} />
      </div>
    );
  }
  if (editing && message.deleted_at === null) {
    return (
      <div data-sequence={message.sequence} className="w-[min(68ch,100%)] justify-self-stretch">
        <EditMessage message={message} onClose={() => setEditing(false)} />
      </div>
    );
  }
  const bubble = (
    <div
      data-sequence={message.sequence}
      className={cx(
        "min-w-0 max-w-full rounded-layer border px-3.5 py-2 text-left",
        own ? "border-action/25 bg-action-tint" : "border-line bg-raised",
      )}
    >
      <Content message={message} />
    </div>
  );
  if (reportable && message.deleted_at === null) {
    return (
      <ReportableMessage message={message} sender={reportable}>
        {bubble}
      </ReportableMessage>
    );
  }
  if (!changeable || !isChangeable(message, now)) return bubble;
  return (
    <div className="flex max-w-full items-center gap-1">
      <Menu
        trigger={
          <IconButton
            label="Edit or delete this message"
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
          />
        }
        align="start"
        groups={[
          [
            {
              label: "Edit message",
              icon: <Pencil size={16} strokeWidth={1.5} aria-hidden />,
              onSelect: () => setEditing(true),
            },
            {
              label: "Delete message",
              icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
              danger: true,
              onSelect: () => setDeleting(true),
            },
          ],
        ]}
      />
      {bubble}
      <DeleteMessageDialog message={message} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

function Content({ message }: { message: Message }): ReactNode {
  if (message.deleted_at !== null) return <p className="text-muted italic">Message deleted</p>;
  return (
    <>
      {message.body && <MessageText text={message.body} />}
      <Attachments files={message.attachments} />
      {message.edited_at !== null && (
        <p className="text-12 text-muted" title={exactTime(new Date(message.edited_at))}>
          Edited
        </p>
      )}
    </>
  );
}

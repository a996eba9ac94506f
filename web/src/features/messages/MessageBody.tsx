import { type ReactNode, useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import type { Conversation, Participant } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { exactTime } from "@/ui/relative-time";
import { useNow } from "@/ui/use-now";
import { Attachments } from "./attachments/AttachmentView";
import { ChallengeMessage } from "./ChallengeMessage";
import { DeleteMessageDialog } from "./DeleteMessageDialog";
import { EditMessage } from "./EditMessage";
import { LateInterviewMessage } from "./interviews/LateInterviewMessage";
import { LateReportDialog } from "./LateReportDialog";
import { MessageMenu } from "./MessageMenu";
import { MessageText } from "./MessageText";
import { Quote } from "./Quote";
import { isChangeable } from "./thread";
import { useHiding } from "./use-hidden";

/** What messages of a thread are drawn with. */
export type Drawing = {
  conversation: Conversation;
  me: string;
  quoted: ReadonlyMap<string, Message>;
  hidden: ReadonlySet<string>;
  /** The message that the reader was led to. */
  found: number | null;
  onReply: (message: Message) => void;
  onOpen: (sequence: number) => void;
};

type Props = {
  message: Message;
  own: boolean;
  /** Who wrote it, if the reader can report them. */
  reportable: Participant | null;
  drawing: Drawing;
};

/** One message: its words and files, a challenge, an interview, or that it was deleted or hidden. */
export function MessageBody({ message, own, reportable, drawing }: Props) {
  const { conversation, hidden, found, onReply } = drawing;
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [reporting, setReporting] = useState(false);
  // One dialog a message would be many; most are never opened.
  const [wasReporting, setWasReporting] = useState(false);
  const hide = useHiding(useErrorToast());
  const now = useNow();
  const isDeleted = message.deleted_at !== null;
  const isFound = found === message.sequence;
  if (hidden.has(message.id)) {
    return (
      <p
        data-sequence={message.sequence}
        className="flex flex-wrap items-center gap-x-2 text-13 text-muted italic"
      >
        You hid this message.
        <Button size="sm" variant="quiet" onClick={() => void hide(message, false)}>
          Show message
        </Button>
      </p>
    );
  }
  if (editing && !isDeleted) {
    return (
      <div data-sequence={message.sequence} className="w-[min(68ch,100%)] justify-self-stretch">
        <EditMessage message={message} onClose={() => setEditing(false)} />
      </div>
    );
  }
  const isText = message.kind === "text";
  const canChange = own && conversation.can_write && isChangeable(message, now);
  const menu = (
    <MessageMenu
      onReply={conversation.can_write && !isDeleted ? () => onReply(message) : null}
      onEdit={canChange ? () => setEditing(true) : null}
      onDelete={canChange ? () => setDeleting(true) : null}
      onHide={isText && !isDeleted ? () => void hide(message, true) : null}
      onReport={
        reportable && isText && !isDeleted
          ? () => {
              setWasReporting(true);
              setReporting(true);
            }
          : null
      }
    />
  );
  return (
    <div
      className={cx("group/message flex max-w-full items-center gap-1", own && "flex-row-reverse")}
    >
      {isText ? (
        <div
          data-sequence={message.sequence}
          className={cx(
            "min-w-0 max-w-full rounded-layer border px-3.5 py-2 text-left",
            own ? "border-action/25 bg-action-tint" : "border-line bg-raised",
            isFound && "outline-2 outline-action outline-offset-2",
          )}
        >
          <Content message={message} drawing={drawing} />
        </div>
      ) : (
        <div
          data-sequence={message.sequence}
          className={cx(
            "min-w-0 max-w-full rounded-layer",
            isFound && "outline-2 outline-action outline-offset-2",
          )}
        >
          {message.kind === "interview" ? (
            <LateInterviewMessage message={message} conversation={conversation} />
          ) : (
            <ChallengeMessage message={message} />
          )}
        </div>
      )}
      {menu}
      {canChange && (
        <DeleteMessageDialog message={message} open={deleting} onClose={() => setDeleting(false)} />
      )}
      {wasReporting && reportable && (
        <LateReportDialog
          reported={
            reporting
              ? {
                  kind: "person",
                  conversationId: message.conversation_id,
                  personId: reportable.id,
                  name: reportable.full_name,
                  messageId: message.id,
                }
              : null
          }
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}

function Content({ message, drawing }: { message: Message; drawing: Drawing }): ReactNode {
  if (message.deleted_at !== null) return <p className="text-muted italic">Message deleted</p>;
  const { conversation, me, quoted, hidden, onOpen } = drawing;
  const replyTo = message.reply_to_id;
  return (
    <>
      {replyTo !== null && (
        <Quote
          quoted={quoted.get(replyTo) ?? null}
          hidden={hidden.has(replyTo)}
          conversation={conversation}
          me={me}
          onOpen={onOpen}
        />
      )}
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

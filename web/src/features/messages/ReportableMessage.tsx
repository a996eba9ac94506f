import { Flag } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Participant } from "@/lib/database.types";
import type { Message } from "@/lib/outbox/use-outbox";
import { IconButton } from "@/ui/IconButton";
import { LateReportDialog } from "./LateReportDialog";

type Props = { message: Message; sender: Participant; children: ReactNode };

/** A message of the other side with the way to report it: in sight under the pointer, by keyboard, and on touch. */
export function ReportableMessage({ message, sender, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // One dialog a message would be many; most are never opened.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="group/message flex max-w-full items-center gap-1">
      {children}
      <IconButton
        label="Report this message"
        icon={<Flag size={16} strokeWidth={1.5} aria-hidden />}
        className="opacity-0 focus-visible:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-60"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      />
      {wasOpened && (
        <LateReportDialog
          reported={
            isOpen
              ? {
                  conversationId: message.conversation_id,
                  personId: sender.id,
                  name: sender.full_name,
                  messageId: message.id,
                }
              : null
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

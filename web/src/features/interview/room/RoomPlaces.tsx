import { FileText, Flag, MessageSquare, Unplug } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/ui/Badge";
import type { Place } from "./place";

type Props = {
  unread: number;
  drillWaits: boolean;
  onStatement: () => void;
  onAside: (aside: Place["aside"]) => void;
  onFinish: () => void;
};

/** On a narrow screen: what stands over the work when it is asked for. */
export function RoomPlaces({ unread, drillWaits, onStatement, onAside, onFinish }: Props) {
  return (
    <nav
      aria-label="In this room"
      className="flex shrink-0 border-line border-t pb-[env(safe-area-inset-bottom)]"
    >
      <PlaceButton Icon={FileText} label="Statement" onClick={onStatement} />
      <PlaceButton Icon={MessageSquare} label="Interviewer" onClick={() => onAside("conversation")}>
        <Badge count={unread} noun="new" />
      </PlaceButton>
      <PlaceButton Icon={Unplug} label="Drill" onClick={() => onAside("drill")}>
        {drillWaits && <Badge count={1} noun="waits" />}
      </PlaceButton>
      <PlaceButton Icon={Flag} label="Finish" onClick={onFinish} />
    </nav>
  );
}

type ButtonProps = {
  Icon: typeof Flag;
  label: string;
  onClick: () => void;
  children?: ReactNode;
};

function PlaceButton({ Icon, label, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative flex h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 text-12 text-muted -outline-offset-2 hover:text-ink"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      {label}
      {children && <span className="absolute top-1.5 left-[calc(50%+8px)]">{children}</span>}
    </button>
  );
}

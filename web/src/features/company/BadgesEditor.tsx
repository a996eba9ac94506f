import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { BadgeDot } from "@/entities/company/BadgeDot";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { Button } from "@/ui/Button";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { MoveButtons } from "./MoveButtons";

type Props = { value: string[]; onValueChange: (badges: string[]) => void };

const MOST = 5;

/** Up to five labels, in the order in which candidates see them. */
export function BadgesEditor({ value, onValueChange }: Props) {
  const { data: labels = [] } = useQuery(badgeLabelsQuery);
  const [announcement, setAnnouncement] = useState("");
  const labelOf = (key: string) => labels.find((one) => one.key === key);
  const nameOf = (key: string) => labelOf(key)?.label ?? key;
  const full = value.length >= MOST;
  const move = (from: number, to: number) => {
    const key = value[from];
    if (key === undefined) return;
    onValueChange(value.toSpliced(from, 1).toSpliced(to, 0, key));
    setAnnouncement(`${nameOf(key)} is now number ${to + 1} of ${value.length}.`);
  };
  return (
    <div>
      {value.length > 0 && (
        <ol aria-label="Chosen badges" className="mb-4 border-line border-t">
          {value.map((key, index) => (
            <li key={key} className="flex min-h-row items-center gap-3 border-line border-b">
              <span className="w-5 font-mono text-12 text-muted">{index + 1}</span>
              <span className="flex min-w-0 grow items-center gap-2 font-semibold">
                <BadgeDot color={labelOf(key)?.color ?? "transparent"} />
                <span className="truncate">{nameOf(key)}</span>
              </span>
              <MoveButtons
                name={nameOf(key)}
                index={index}
                count={value.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onValueChange(value.filter((one) => one !== key))}
              />
            </li>
          ))}
        </ol>
      )}
      <p className="mb-2 text-13 text-muted">
        {full
          ? "You've chosen 5 badges. Remove one to choose another."
          : `${value.length} of ${MOST} chosen`}
      </p>
      <ul aria-label="Badges to choose from" className="flex flex-wrap gap-2">
        {labels
          .filter((one) => !value.includes(one.key))
          .map((one) => (
            <li key={one.key}>
              <Button
                size="sm"
                disabled={full}
                icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
                onClick={() => onValueChange([...value, one.key])}
              >
                <BadgeDot color={one.color} />
                {one.label}
              </Button>
            </li>
          ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Checkbox } from "@/ui/Checkbox";
import { Select, type SelectOption } from "@/ui/Select";
import { Tag } from "@/ui/Tag";

type Props = {
  label: string;
  /** The lines that it was read from. */
  origin: string;
  unsure: boolean;
  take: UseFormRegisterReturn;
  isTaken: boolean;
  others: SelectOption[];
  onMove: (to: string) => void;
  children: ReactNode;
};

/** One entry: whether it is imported, where it was read, its fields, and where else it could belong. */
export function CheckEntry({
  label,
  origin,
  unsure,
  take,
  isTaken,
  others,
  onMove,
  children,
}: Props) {
  return (
    <li className="border-line border-b py-3">
      <div className="flex items-start gap-3">
        <Checkbox
          className="min-w-0 grow"
          label={<bdi className="font-semibold">{label}</bdi>}
          {...take}
        />
        {unsure && isTaken && (
          <Tag tone="wait" className="mt-1 shrink-0">
            Check this
          </Tag>
        )}
      </div>
      {isTaken && (
        <div className="pl-7 max-md:pl-0">
          {origin && (
            <p className="mb-3 text-13 text-muted">
              Read from <q dir="auto">{origin}</q>
            </p>
          )}
          {children}
          <div className="mt-3">
            <Select
              aria-label={`Move ${label}`}
              className="w-56"
              value=""
              placeholder="Move to …"
              options={others}
              onChange={(event) => onMove(event.target.value)}
            />
          </div>
        </div>
      )}
    </li>
  );
}

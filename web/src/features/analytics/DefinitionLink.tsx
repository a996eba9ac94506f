import { Info } from "lucide-react";
import { paths } from "@/lib/paths";
import { Link } from "@/ui/Link";
import type { DefinitionId } from "./definitions";

/** Leads to how a figure is made. */
export function DefinitionLink({ id, of }: { id: DefinitionId; of: string }) {
  return (
    <Link
      href={paths.analyticsDefinition(id)}
      aria-label={`How “${of}” is counted`}
      data-print="no"
      className="grid size-6 shrink-0 place-items-center rounded-control text-faint hover:text-ink"
    >
      <Info size={16} strokeWidth={1.5} aria-hidden />
    </Link>
  );
}

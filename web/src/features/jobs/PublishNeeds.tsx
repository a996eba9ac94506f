import { Check } from "lucide-react";
import type { MissingForPublish } from "@/lib/database.types";

type Props = { missing: MissingForPublish[]; onGo: (field: string) => void };

/** What publishing still needs, each line leading to its field. */
export function PublishNeeds({ missing, onGo }: Props) {
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <Check size={16} strokeWidth={1.5} aria-hidden />
        Complete. You can publish this job.
      </p>
    );
  }
  return (
    <ul aria-label="Required to publish" className="border-line border-t">
      {missing.map(({ field, message }) => (
        <li key={field} className="border-line border-b">
          <button
            type="button"
            onClick={() => onGo(field)}
            className="min-h-row-dense w-full py-1.5 text-left text-action hover:text-action-strong"
          >
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}

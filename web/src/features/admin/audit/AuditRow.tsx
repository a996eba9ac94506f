import type { AuditEntry } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Td } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { actionLabels } from "../words";

/** `from` and `to` of a decision, and nothing else that would need explaining. */
function changeOf({ details }: AuditEntry): string {
  const from = details?.from;
  const to = details?.to;
  return typeof from === "string" && typeof to === "string" ? `${from} → ${to}` : "";
}

/** Where one can look at what an entry is about. */
function placeOf({ subject_kind, subject_id }: AuditEntry): string | null {
  if (!subject_id) return null;
  if (subject_kind === "company") return `${paths.adminTools}?status=all&company=${subject_id}`;
  return subject_kind === "profile" ? paths.adminPerson(subject_id) : null;
}

/** The beginning of an ID; anything else, such as a day, whole. */
const shortened = (id: string | null) => (id?.length === 36 ? id.slice(0, 8) : id);

type Props = { entry: AuditEntry; onActor: (id: string) => void };

/** An entry of the audit log. */
export function AuditRow({ entry, onActor }: Props) {
  const change = changeOf(entry);
  const place = placeOf(entry);
  const kind = entry.subject_kind.replaceAll("_", " ");
  const about = [kind, shortened(entry.subject_id)].filter(Boolean).join(" ");
  const { actor } = entry;
  return (
    <tr>
      <Td className="whitespace-nowrap text-muted">
        <RelativeTime at={entry.created_at} />
      </Td>
      <Td>
        {actor ? (
          <Button variant="quiet" size="sm" className="-ml-2.5" onClick={() => onActor(actor.id)}>
            <bdi>{actor.full_name || actor.id.slice(0, 8)}</bdi>
          </Button>
        ) : (
          <bdi>{entry.actor_label || "The server"}</bdi>
        )}
      </Td>
      <Td>
        {actionLabels[entry.action] ?? entry.action}
        {change && <span className="block text-13 text-muted">{change}</span>}
      </Td>
      <Td className="font-mono text-12">
        {place ? <TextLink href={place}>{about}</TextLink> : about}
      </Td>
      <Td className="min-w-60 whitespace-pre-line">
        <bdi>{entry.reason}</bdi>
      </Td>
    </tr>
  );
}

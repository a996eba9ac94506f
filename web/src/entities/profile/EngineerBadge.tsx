import { Tag } from "@/ui/Tag";

/** What the Founding Engineer Edition puts beside a name. It never moves a score. */
export function EngineerBadge() {
  return <Tag>Founding Engineer</Tag>;
}

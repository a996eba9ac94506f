import { Bookmark, BookmarkMinus } from "lucide-react";
import { Button } from "@/ui/Button";
import { IconButton } from "@/ui/IconButton";
import { useWatch } from "./use-watch";

type Props = {
  person: { id: string; full_name: string };
  /** A picture alone, at the end of a row. */
  bare?: boolean | undefined;
};

/** Saves somebody to the reader's watchlist, or removes them. Nothing for those who can't. */
export function WatchButton({ person, bare = false }: Props) {
  const { saved, toggle } = useWatch(person);
  if (saved === null) return null;
  const Icon = saved ? BookmarkMinus : Bookmark;
  const icon = <Icon size={16} strokeWidth={1.5} aria-hidden />;
  const does = saved ? "Remove from watchlist" : "Save to watchlist";
  if (bare) {
    return (
      <IconButton
        label={`${does}: ${person.full_name}`}
        icon={icon}
        className={saved ? "text-action" : undefined}
        onClick={toggle}
      />
    );
  }
  return (
    <Button size="sm" icon={icon} onClick={toggle}>
      {does}
    </Button>
  );
}

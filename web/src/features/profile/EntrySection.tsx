import type { ReactNode } from "react";
import { EntryActions } from "./EntryActions";
import { NothingYet, ProfileSection } from "./ProfileSection";
import type { Edit } from "./use-edit";

type Props<T> = {
  /** The part's name in the address. */
  id: string;
  title: string;
  /** What is added: "experience". */
  noun: string;
  /** The empty state: its text, and the label of the button that adds an entry. */
  nothing: { text: string; action: string };
  edit: Edit;
  entries: T[];
  nameOf: (entry: T) => string;
  onDelete: (entry: T) => void;
  /** The form of an entry, or of a new one. */
  form: (entry: T | undefined) => ReactNode;
  /** The order has a meaning: newest first. */
  ordered?: boolean;
  className: string;
  rowClassName?: string;
  /** What stands below the list. */
  after?: ReactNode;
  /** Renders an entry with its edit and delete buttons. */
  children: (entry: T, actions: ReactNode) => ReactNode;
};

/** A list in the profile whose entries are added, edited in place, and deleted. */
export function EntrySection<T extends { id: string }>(props: Props<T>) {
  const { id, title, noun, nothing, edit, entries, form, className, rowClassName } = props;
  const List = props.ordered ? "ol" : "ul";
  const add = () => edit.open(`${id}.new`);
  const adding = edit.isOpen(`${id}.new`) || edit.isOpen(id);
  return (
    <ProfileSection id={id} title={title} onAdd={adding ? undefined : add} noun={noun}>
      {adding && form(undefined)}
      {entries.length === 0 && !adding && (
        <NothingYet action={nothing.action} onAction={add}>
          {nothing.text}
        </NothingYet>
      )}
      <List className={className}>
        {entries.map((entry) => {
          const opens = `${id}.${entry.id}`;
          if (edit.isOpen(opens)) return <li key={entry.id}>{form(entry)}</li>;
          return (
            <li key={entry.id} className={rowClassName}>
              {props.children(
                entry,
                <EntryActions
                  name={props.nameOf(entry)}
                  opens={opens}
                  onEdit={() => edit.open(opens)}
                  onDelete={() => props.onDelete(entry)}
                />,
              )}
            </li>
          );
        })}
      </List>
      {props.after}
    </ProfileSection>
  );
}

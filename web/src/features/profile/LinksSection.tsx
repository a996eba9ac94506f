import type { ProfileLink } from "@/entities/profile/types";
import { linkKindWords } from "@/lib/vocabulary";
import { TextLink } from "@/ui/TextLink";
import { EntryActions } from "./EntryActions";
import { LinkForm } from "./LinkForm";
import { NothingYet, ProfileSection } from "./ProfileSection";
import { addPart, deletePart } from "./queries";
import type { MyProfile } from "./types";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; edit: Edit };

/** Where else the person can be seen. */
export function LinksSection({ profile, edit }: Props) {
  const removePart = useDeletePart();
  const add = () => edit.open("links.new");
  const adding = edit.isOpen("links.new") || edit.isOpen("links");

  const remove = ({ id, kind, label, url, position }: ProfileLink) =>
    void removePart({
      what: `The link to ${shortAddress(url)}`,
      without: (p) => ({ ...p, links: p.links.filter((other) => other.id !== id) }),
      remove: () => deletePart("profile_links", id),
      restore: () => addPart("profile_links", { kind, label, url, position }),
    });

  return (
    <ProfileSection id="links" title="Links" onAdd={adding ? undefined : add} noun="a link">
      {adding && <LinkForm position={profile.links.length} onDone={edit.close} />}
      {profile.links.length === 0 && !adding && (
        <NothingYet action="Add a link" onAction={add}>
          Your code, your site, your writing.
        </NothingYet>
      )}
      <ul className="border-line border-t empty:hidden">
        {profile.links.map((link) =>
          edit.isOpen(`links.${link.id}`) ? (
            <li key={link.id}>
              <LinkForm link={link} position={link.position} onDone={edit.close} />
            </li>
          ) : (
            <li
              key={link.id}
              className="flex min-h-row items-center gap-3 border-line border-b py-1"
            >
              <span className="w-28 shrink-0 truncate text-muted">
                <bdi>{link.label || linkKindWords[link.kind]}</bdi>
              </span>
              <TextLink
                href={link.url}
                target="_blank"
                rel="noreferrer"
                className="min-w-0 grow truncate"
              >
                {shortAddress(link.url)}
              </TextLink>
              <EntryActions
                name={shortAddress(link.url)}
                opens={`links.${link.id}`}
                onEdit={() => edit.open(`links.${link.id}`)}
                onDelete={() => remove(link)}
              />
            </li>
          ),
        )}
      </ul>
    </ProfileSection>
  );
}

import type { MyProfile, ProfileLink } from "@/lib/database.types";
import { linkKindLabels } from "@/lib/vocabulary.generated";
import { EntryLink } from "./EntryLink";
import { EntrySection } from "./EntrySection";
import { LinkForm } from "./LinkForm";
import { addPart, deletePart } from "./queries";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; edit: Edit };

/** Where else the person can be seen. */
export function LinksSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = ({ id, kind, label, url, position }: ProfileLink) =>
    void removePart({
      what: `The link to ${shortAddress(url)}`,
      without: (p) => ({ ...p, links: p.links.filter((other) => other.id !== id) }),
      remove: () => deletePart("profile_links", id),
      restore: () => addPart("profile_links", { kind, label, url, position }),
    });

  return (
    <EntrySection
      id="links"
      title="Links"
      noun="a link"
      nothing={{ text: "Your code, your site, your writing.", action: "Add a link" }}
      edit={edit}
      entries={profile.links}
      nameOf={({ url }) => shortAddress(url)}
      onDelete={remove}
      form={(link) => (
        <LinkForm
          link={link}
          position={link?.position ?? profile.links.length}
          onDone={edit.close}
        />
      )}
      className="border-line border-t empty:hidden"
      rowClassName="flex min-h-row items-center gap-3 border-line border-b py-1"
    >
      {(link, actions) => (
        <>
          <span className="w-28 shrink-0 truncate text-muted">
            <bdi>{link.label || linkKindLabels[link.kind]}</bdi>
          </span>
          <EntryLink url={link.url} className="min-w-0 grow truncate" />
          {actions}
        </>
      )}
    </EntrySection>
  );
}

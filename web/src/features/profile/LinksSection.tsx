import type { MyProfile, ProfileLink } from "@/lib/database.types";
import { EntrySection } from "./EntrySection";
import { LinkForm } from "./LinkForm";
import { LinkRow } from "./LinkRow";
import { deletePart, restoreLink } from "./queries";
import { RepositoryConsent } from "./RepositoryConsent";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";
import { shortAddress } from "./web-address";

type Props = { profile: MyProfile; edit: Edit };

/** Where else the person can be seen, and which of it is proved to be theirs. */
export function LinksSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = (link: ProfileLink) =>
    void removePart({
      what: `The link to ${shortAddress(link.url)}`,
      without: (p) => ({ ...p, links: p.links.filter((other) => other.id !== link.id) }),
      remove: () => deletePart("profile_links", link.id),
      restore: () => restoreLink(link),
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
      rowClassName="border-line border-b"
      after={<RepositoryConsent profile={profile} />}
    >
      {(link, actions) => <LinkRow profile={profile} link={link} edit={edit} actions={actions} />}
    </EntrySection>
  );
}

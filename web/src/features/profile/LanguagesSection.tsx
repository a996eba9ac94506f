import type { MyProfile, SpokenLanguage } from "@/lib/database.types";
import { EntrySection } from "./EntrySection";
import { LanguageEntry } from "./LanguageEntry";
import { LanguageForm } from "./LanguageForm";
import { addPart, deletePart } from "./queries";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** Languages that the person speaks. */
export function LanguagesSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = ({ id, name, fluency, position }: SpokenLanguage) =>
    void removePart({
      what: name,
      without: (p) => ({ ...p, languages: p.languages.filter((other) => other.id !== id) }),
      remove: () => deletePart("profile_languages", id),
      restore: () => addPart("profile_languages", { name, fluency, position }),
    });

  return (
    <EntrySection
      id="languages"
      title="Languages"
      noun="a language"
      nothing={{ text: "Add the languages you speak.", action: "Add a language" }}
      edit={edit}
      entries={profile.languages}
      nameOf={({ name }) => name}
      onDelete={remove}
      form={(language) => (
        <LanguageForm
          language={language}
          others={profile.languages.filter((other) => other.id !== language?.id)}
          onDone={edit.close}
        />
      )}
      className="border-line border-t empty:hidden"
      rowClassName="flex min-h-row items-center gap-3 border-line border-b py-1"
    >
      {(language, actions) => (
        <>
          <LanguageEntry language={language} />
          {actions}
        </>
      )}
    </EntrySection>
  );
}

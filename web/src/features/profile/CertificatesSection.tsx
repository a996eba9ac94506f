import type { Certificate, MyProfile } from "@/lib/database.types";
import { CertificateEntry } from "./CertificateEntry";
import { CertificateForm } from "./CertificateForm";
import { EntrySection } from "./EntrySection";
import { addPart, deletePart } from "./queries";
import { useDeletePart } from "./use-delete-part";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

/** Certificates that the person holds. */
export function CertificatesSection({ profile, edit }: Props) {
  const removePart = useDeletePart();

  const remove = ({ id, name, issuer, issued_on, url }: Certificate) =>
    void removePart({
      what: name,
      without: (p) => ({ ...p, certificates: p.certificates.filter((other) => other.id !== id) }),
      remove: () => deletePart("profile_certificates", id),
      restore: () => addPart("profile_certificates", { name, issuer, issued_on, url }),
    });

  return (
    <EntrySection
      id="certificates"
      title="Certificates"
      noun="a certificate"
      nothing={{
        text: "Add certificates with a link where employers can check them.",
        action: "Add a certificate",
      }}
      edit={edit}
      entries={profile.certificates}
      nameOf={({ name }) => name}
      onDelete={remove}
      form={(certificate) => <CertificateForm certificate={certificate} onDone={edit.close} />}
      className="grid gap-5 empty:hidden"
    >
      {(certificate, actions) => <CertificateEntry certificate={certificate} actions={actions} />}
    </EntrySection>
  );
}

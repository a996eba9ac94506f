import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { DraftSaver } from "@/lib/draft-saver";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import { DataError, isCode } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { removeImage } from "@/lib/storage";
import {
  type CompanyForm,
  companyFormSchema,
  fromForm,
  invalidFields,
  toForm,
} from "./company-form";
import type { CompanyDraft, StoredCompany } from "./queries";
import { ownCompanyQuery, saveCompany } from "./queries";

/** The form of the company page and what saves it. What is typed and not saved survives a reload. */
export function useCompanySaver(company: StoredCompany) {
  const name = `company.${company.id}`;
  const [stored] = useState(company.draft);
  const [begun] = useState<CompanyDraft>(() => ({ ...stored, ...readDraft<CompanyDraft>(name) }));
  const form = useForm<CompanyForm>({
    resolver: zodResolver(companyFormSchema),
    mode: "onTouched",
    defaultValues: toForm(begun),
  });
  // The one that is stored, which goes when another takes its place.
  const logo = useRef(stored.logo_url);
  const [saver] = useState(
    () =>
      new DraftSaver<CompanyDraft>(
        {
          save: async (patch, version) => {
            const next = await saveCompany(patch, version);
            if (patch.logo_url !== undefined) {
              void removeImage(logo.current);
              logo.current = patch.logo_url;
            }
            void queryClient.invalidateQueries({ queryKey: ["company", "public"] });
            void queryClient.invalidateQueries({ queryKey: employerContextQuery.queryKey });
            return next;
          },
          load: async () => {
            const now = await queryClient.fetchQuery(ownCompanyQuery(company.id));
            if (!now) {
              const gone = "You're no longer a member of this company.";
              throw new DataError(gone, "not_found", null, null, 404, null);
            }
            return { value: now.draft, version: now.version };
          },
          isConflict: (error) => isCode(error, "version_conflict"),
          keep: (patch) => (patch ? writeDraft(name, patch) : dropDraft(name)),
          onMerged: (value) => form.reset(toForm(value)),
          later: (run, ms) => {
            const timer = setTimeout(run, ms);
            return () => clearTimeout(timer);
          },
          now: Date.now,
        },
        stored,
        company.version,
        begun,
      ),
  );
  useEffect(() => {
    const watching = form.watch(() => {
      const values = form.getValues();
      saver.update(fromForm(values), invalidFields(values));
    });
    return () => {
      watching.unsubscribe();
      saver.stop();
    };
  }, [form, saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  return { form, saver, state };
}

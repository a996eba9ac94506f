import { Controller, type UseFormReturn } from "react-hook-form";
import { explain } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { maxImageBytes, uploadImage } from "@/lib/storage";
import { PictureControl } from "@/ui/picture/PictureControl";
import type { CompanyForm } from "./company-form";

/** The company's logo. It is stored at once and shown to others when the page is saved. */
export function LogoField({ form }: { form: UseFormReturn<CompanyForm> }) {
  return (
    <Controller
      control={form.control}
      name="logo_url"
      render={({ field }) => (
        <PictureControl
          kind="company"
          name={form.watch("name")}
          src={field.value || null}
          title="Company logo"
          maxBytes={maxImageBytes}
          hint="Square image. It appears next to the name everywhere."
          onSave={async (image) =>
            field.onChange(await uploadImage("logos", currentProfile().company_id ?? "", image))
          }
          onRemove={async () => field.onChange("")}
          explain={(error) => explain(error).sentence}
        />
      )}
    />
  );
}

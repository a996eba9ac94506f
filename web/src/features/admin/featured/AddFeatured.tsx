import { useState } from "react";
import type { StaffFeaturedJob } from "@/lib/database.types";
import { idOfAddress } from "@/lib/url-state";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { InPlaceOf, useInPlaceOf } from "./InPlaceOf";
import { addFeatured } from "./queries";

type Props = {
  day: string;
  /** The day's set. */
  chosen: StaffFeaturedJob[];
};

/** Puts any open job into the set of a day that isn't over. */
export function AddFeatured({ day, chosen }: Props) {
  const { toast } = useToast();
  const [address, setAddress] = useState("");
  const [isChecked, setChecked] = useState(false);
  const place = useInPlaceOf(chosen);
  const job = idOfAddress(address);
  return (
    <section aria-labelledby="featured-add" className="mt-8">
      <h2 id="featured-add" className="mb-2 text-16">
        Add a job
      </h2>
      <ReasonForm
        hint="It's recorded in the audit log. The company doesn't read it."
        acts={[
          {
            does: "Add to this day",
            variant: "primary",
            effect: "Every job seeker sees it on this day.",
            check: () => {
              setChecked(true);
              return place.check() && job !== null;
            },
            act: async (reason) => {
              if (!job) return;
              await addFeatured(job, day, place.value, reason);
              setAddress("");
              setChecked(false);
              place.reset();
              toast({ message: "The job is featured on this day." });
            },
          },
        ]}
      >
        <Field
          label="Link of the job"
          hint="Copy it from the job's page."
          error={isChecked && !job ? "Paste the link of a job." : undefined}
        >
          <Input
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <InPlaceOf place={place} />
      </ReasonForm>
    </section>
  );
}

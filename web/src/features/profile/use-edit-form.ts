import { useMutation } from "@tanstack/react-query";
import { type FieldValues, type UseFormProps, useForm } from "react-hook-form";
import { useDraftDefaults } from "@/lib/drafts";
import { useInlineDraft } from "@/lib/use-inline-draft";
import { useToast } from "@/ui/Toasts";
import { profileChanged } from "./queries";

type Options<T extends FieldValues> = {
  /** The draft's name; one per thing that is edited. */
  name: string;
  stored: T;
  resolver: NonNullable<UseFormProps<T>["resolver"]>;
  save: (values: T) => Promise<unknown>;
  onDone: () => void;
};

/** A form of the profile: what was typed over what is stored, kept until it is saved or cancelled. */
export function useEditForm<T extends FieldValues>({
  name,
  stored,
  resolver,
  save,
  onDone,
}: Options<T>) {
  const form = useForm<T>({
    resolver,
    mode: "onTouched",
    defaultValues: useDraftDefaults<T>(`profile.${name}`, stored) as NonNullable<
      UseFormProps<T>["defaultValues"]
    >,
  });
  const { toast } = useToast();
  const { done, leave } = useInlineDraft({ name: `profile.${name}`, form, stored, onDone, toast });
  const saving = useMutation({
    mutationFn: async (values: T) => {
      await save(values);
      await profileChanged();
    },
    onSuccess: done,
  });
  return {
    form,
    frame: {
      changes: name,
      onSubmit: form.handleSubmit((values) => saving.mutate(values)),
      onCancel: done,
      onLeave: leave,
      pending: saving.isPending,
      error: saving.error,
    },
  };
}

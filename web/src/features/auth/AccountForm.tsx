import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Button } from "@/ui/Button";
import { CaptchaSlot } from "./CaptchaSlot";
import { Refusal } from "./Refusal";

type Props<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  /** What is done with values that fit. */
  onSubmit: (values: Out) => void;
  /** What the server refused and no field says. */
  error?: unknown;
  /** A way on from the refusal. */
  action?: ReactNode;
  /** The words on the button. */
  does: string;
  pending: boolean;
  /** What stands beside the button. */
  aside?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form of the pages before sign-in: what was refused, the fields, the check where it is asked, the button. */
export function AccountForm<In extends FieldValues, Out>({
  form,
  onSubmit,
  error,
  action,
  does,
  pending,
  aside,
  children,
}: Props<In, Out>) {
  return (
    <>
      <Refusal error={error} action={action} />
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(onSubmit)}>
        {children}
        <CaptchaSlot />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" pending={pending}>
            {does}
          </Button>
          {aside}
        </div>
      </form>
    </>
  );
}

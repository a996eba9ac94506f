import type { ComponentProps, ReactNode } from "react";
import {
  type Control,
  Controller,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from "react-hook-form";
import { Field } from "./Field";

type Props<T extends FieldValues, N extends FieldPath<T>> = Omit<
  ComponentProps<typeof Field>,
  "error" | "children"
> & {
  control: Control<T>;
  name: N;
  /** Said when the error has no words of its own, as of one entry in a list. */
  otherwise?: string | undefined;
  /** Draws the control; it is given what those of this folder take. */
  children: (value: {
    value: FieldPathValue<T, N>;
    onValueChange: (value: FieldPathValue<T, N>) => void;
    onBlur: () => void;
  }) => ReactNode;
};

/** A `Field` of react-hook-form around a control that takes value and callback. */
export function FormField<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  otherwise,
  children,
  ...field
}: Props<T, N>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <Field
          {...field}
          error={fieldState.invalid ? wordsOf(fieldState.error, otherwise) : undefined}
        >
          {children({ value, onValueChange: onChange, onBlur })}
        </Field>
      )}
    />
  );
}

/** The error of the field itself, or of the list that it is. */
export function wordsOf(error: FieldError | undefined, otherwise?: string): string | undefined {
  return error?.message ?? error?.root?.message ?? otherwise;
}

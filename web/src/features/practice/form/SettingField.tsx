import { useState } from "react";
import type { BoardSetting, Json } from "@/lib/database.types";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { Tag } from "@/ui/Tag";
import { valueAt } from "../board/settings";
import type { Fields } from "../board/simulated-board";

type Props = {
  setting: BoardSetting;
  /** The component or the connection. */
  fields: Fields;
  zones: string[];
  /** Undefined opens it again. */
  onValue: (value: Json | undefined) => void;
};

/** One setting. While it is open it shows what holds then. */
export function SettingField({ setting, fields, zones, onValue }: Props) {
  const { label, help, open, form, path } = setting;
  const value = valueAt(fields, path);
  const aside = value === undefined && <Tag tone="dashed">open</Tag>;
  if (form.kind === "zones") {
    return (
      <CheckboxGroup
        label={label}
        hint={value === undefined ? `${help} Open: ${open}.` : help}
        options={zones.map((zone) => ({ value: zone, label: `Zone ${zone}` }))}
        value={zones.filter((zone) => Array.isArray(value) && value.includes(zone))}
        onValueChange={(chosen) => onValue(chosen.length > 0 ? chosen : undefined)}
      />
    );
  }
  if (form.kind === "number") {
    return <NumberField {...{ setting, form, value, onValue }} />;
  }
  const options =
    form.kind === "switch"
      ? [
          { value: "true", label: "Yes" },
          { value: "false", label: "No" },
        ]
      : form.options;
  return (
    <Field label={label} hint={help} optional="unsaid" aside={aside}>
      <Select
        value={value === undefined ? "" : String(value)}
        options={[{ value: "", label: `Open: ${open}` }, ...options]}
        onChange={({ target }) => {
          if (target.value === "") onValue(undefined);
          else onValue(form.kind === "switch" ? target.value === "true" : target.value);
        }}
      />
    </Field>
  );
}

type NumberProps = {
  setting: BoardSetting;
  form: Extract<BoardSetting["form"], { kind: "number" }>;
  value: Json | undefined;
  onValue: (value: Json | undefined) => void;
};

function NumberField({ setting, form, value, onValue }: NumberProps) {
  const { label, help, open, is_required: isRequired } = setting;
  const { min, max, unit, is_whole: isWhole } = form;
  const [typed, setTyped] = useState("");
  const isOpen = value === undefined;
  const isOutside = typeof value === "number" && (value < min || value > max);
  const isBroken = typeof value === "number" && isWhole && !Number.isInteger(value);
  const figure = (bound: number) => bound.toLocaleString("en", { maximumFractionDigits: 3 });
  const fault = isBroken
    ? "Enter a whole number."
    : isOutside
      ? `Enter a number from ${figure(min)} to ${figure(max)}.`
      : undefined;
  return (
    <Field
      label={label}
      hint={help}
      error={fault}
      optional={isRequired ? undefined : "unsaid"}
      aside={isOpen && <Tag tone="dashed">open</Tag>}
    >
      <Input
        type="number"
        inputMode={isWhole ? "numeric" : "decimal"}
        min={min}
        max={max}
        step="any"
        placeholder={open}
        after={unit || undefined}
        // "0." is on the way to a number: what is typed stays while it means what is set.
        value={typed !== "" && Number(typed) === value ? typed : isOpen ? "" : String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== "") onValue(Number(target.value));
          else if (!isRequired) onValue(undefined);
        }}
      />
    </Field>
  );
}

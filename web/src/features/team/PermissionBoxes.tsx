import { type Permission, permissionLabels } from "@/lib/vocabulary.generated";
import { Checkbox } from "@/ui/Checkbox";
import { Field } from "@/ui/Field";

type Props = {
  value: Permission[];
  onValueChange: (value: Permission[]) => void;
  /** What the reader holds: nobody gives what is not theirs. */
  own: Permission[];
  /** What the colleague holds already: that may stay or be taken, whoever gave it. */
  held?: Permission[];
};

const all = Object.keys(permissionLabels) as Permission[];

/** What somebody may do in the company, each to be ticked. */
export function PermissionBoxes({ value, onValueChange, own, held = [] }: Props) {
  const lacking = all.some((name) => !own.includes(name) && !held.includes(name));
  return (
    <Field
      group
      label="Permissions"
      hint={lacking ? "You can only give permissions that you have." : undefined}
    >
      <div className="clear-both grid gap-x-4 sm:grid-cols-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={capital(permissionLabels[name])}
            disabled={!own.includes(name) && !held.includes(name)}
            checked={value.includes(name)}
            onChange={(event) =>
              onValueChange(
                all.filter((one) => (one === name ? event.target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
    </Field>
  );
}

/** With a capital at the front, as a label begins. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What somebody may do, in one line. */
export function permissionLine(permissions: Permission[]): string {
  if (permissions.length === all.length) return "Can do everything";
  if (permissions.length === 0) return "Can view, but not change anything";
  return `Can ${new Intl.ListFormat("en").format(permissions.map((name) => permissionLabels[name]))}`;
}

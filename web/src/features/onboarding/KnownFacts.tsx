import { Button } from "@/ui/Button";
import { Facts } from "@/ui/Facts";

type Values = {
  full_name: string;
  headline: string;
  location: string;
  years_experience: number | null;
  skills: string[];
};

type Props = { values: Values; shown: readonly (keyof Values)[]; onChange: () => void };

const labels: Record<keyof Values, string> = {
  full_name: "Full name",
  headline: "Headline",
  location: "Location",
  years_experience: "Experience",
  skills: "Skills",
};

/** What the résumé answered, with the way to correct it. */
export function KnownFacts({ values, shown, onChange }: Props) {
  return (
    <section aria-label="From your résumé">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-16">From your résumé</h2>
        <Button size="sm" onClick={onChange}>
          Change
        </Button>
      </div>
      <Facts
        layout="rows"
        facts={shown.map((field) => ({
          label: labels[field],
          value: (
            <bdi className="min-w-0 break-words">
              {field === "skills"
                ? values.skills.join(", ")
                : field === "years_experience"
                  ? `${values.years_experience} ${values.years_experience === 1 ? "year" : "years"}`
                  : values[field]}
            </bdi>
          ),
        }))}
      />
    </section>
  );
}

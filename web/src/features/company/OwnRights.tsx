import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { explain } from "@/lib/errors";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";
import { type Permission, permissionLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { cx } from "@/ui/cx";
import { SkeletonRows } from "@/ui/Skeleton";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { adminsQuery } from "./queries";

/** The reader's role in the company and what it lets them do; and who could change that. */
export function OwnRights() {
  const { company_role, company_id, id } = useProfile();
  const query = useQuery(employerContextQuery);
  const { data: admins = [] } = useQuery(adminsQuery(company_id));
  const isAdmin = company_role === "admin";
  const others = admins.filter((admin) => admin.id !== id).map(({ full_name }) => full_name);
  return (
    <section aria-labelledby="own-rights">
      <h2 id="own-rights" className="text-16">
        Your role: {isAdmin ? "admin" : "recruiter"}
      </h2>
      <p className="mt-1 mb-3 text-13 text-muted">
        {isAdmin
          ? "Admins have every permission."
          : others.length > 0
            ? `${listed(others)} can change your permissions.`
            : "The company's admin can change your permissions."}
      </p>
      {query.isError ? (
        <p role="alert" className="text-13 text-stop">
          {explain(query.error).sentence}{" "}
          <Button size="sm" pending={query.isRefetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      ) : query.data ? (
        <Rights held={query.data.permissions} />
      ) : (
        <SkeletonRows rows={7} />
      )}
    </section>
  );
}

function Rights({ held }: { held: Permission[] }) {
  const all = Object.keys(permissionLabels) as Permission[];
  return (
    <ul className="border-line border-t">
      {all.map((permission) => {
        const may = held.includes(permission);
        const Glyph = may ? Check : Minus;
        return (
          <li
            key={permission}
            className={cx(
              "flex min-h-9 items-center gap-2 border-line border-b py-1.5",
              !may && "text-muted",
            )}
          >
            <Glyph size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
            <VisuallyHidden>{may ? "You can" : "You can't"}</VisuallyHidden>
            <span className="first-letter:uppercase">{permissionLabels[permission]}</span>
          </li>
        );
      })}
    </ul>
  );
}

const listed = (names: string[]) =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(names.slice(0, 3));

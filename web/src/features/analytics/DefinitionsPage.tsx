import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { PageHeader, Section } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";
import { definitions } from "./definitions";

/** How each figure of the analytics is made. */
export default function DefinitionsPage() {
  usePageTitle("How figures are counted");
  const { role } = useProfile();
  const { hash } = useLocation();
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView({ block: "start" });
  }, [hash]);
  return (
    <div className="page pb-16">
      <PageHeader
        above={
          <TextLink href={role === "employer" ? paths.employerAnalytics : paths.analytics}>
            Analytics
          </TextLink>
        }
        title="How figures are counted"
        lede="What each figure of the analytics includes, and what it leaves out."
      />
      <div className="max-w-reading">
        {Object.entries(definitions).map(([id, { title, text }]) => (
          <Section key={id} id={id} title={title} className="border-line border-t">
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-measure text-muted first-of-type:mt-0">
                {paragraph}
              </p>
            ))}
          </Section>
        ))}
      </div>
    </div>
  );
}

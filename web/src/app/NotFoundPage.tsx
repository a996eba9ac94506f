import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { PageHeader } from "@/ui/Page";
import { TextLink } from "@/ui/TextLink";

/** An address that the app does not have, or a page that is not for this person's role. */
export default function NotFoundPage() {
  usePageTitle("Page not found");
  return (
    <div className="page">
      <PageHeader
        above="404"
        title="Page not found"
        lede="Check the address. Some pages are only for employers or only for job seekers."
      />
      <p className="pb-16">
        <TextLink href={paths.home}>Go to the home page</TextLink>
      </p>
    </div>
  );
}

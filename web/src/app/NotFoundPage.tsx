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
        title="There is no page here for you"
        lede="The address may be wrong or old, or the page belongs to the other side: employers and job seekers each have their own."
      />
      <p className="pb-16">
        <TextLink href={paths.home}>Go to the start page</TextLink>
      </p>
    </div>
  );
}

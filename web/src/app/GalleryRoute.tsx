import { usePageTitle } from "@/lib/page-title";
import { GalleryPage } from "@/ui/gallery/GalleryPage";

/** The gallery of the design system, in development only. */
export default function GalleryRoute() {
  usePageTitle("Design system");
  return <GalleryPage />;
}

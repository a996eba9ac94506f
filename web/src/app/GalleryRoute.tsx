import { GalleryPage } from "@/app/gallery/GalleryPage";
import { usePageTitle } from "@/lib/page-title";

/** The gallery of the design system, in development only. */
export default function GalleryRoute() {
  usePageTitle("Design system");
  return <GalleryPage />;
}

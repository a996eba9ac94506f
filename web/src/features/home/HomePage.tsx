import { usePageTitle } from "@/lib/page-title";

/** The start page of those who are not signed in. */
export default function HomePage() {
  usePageTitle("Proof before promise");
  return (
    <div className="page py-16">
      <h1 className="text-56">Devproof</h1>
    </div>
  );
}

import { Button } from "@/ui/Button";
import { Logo } from "@/ui/Logo";

/** The app has no server address or key: nothing can work, and the operator has to know why. */
export function ConfigurationScreen({ problem }: { problem: string }) {
  return (
    <main className="page py-16">
      <Logo />
      <div role="alert" className="mt-8 max-w-measure">
        <h1 className="text-26">Configuration error</h1>
        <p className="mt-2 text-muted">
          The app can't find its server. If you run this site, check the server address and public
          key in its configuration.
        </p>
        <p className="mt-4 rounded-control bg-sunken px-4 py-3 font-mono text-13">{problem}</p>
        <Button className="mt-6" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </main>
  );
}

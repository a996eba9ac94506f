/** The first thing on every page: jumps over the bar. Seen only while it has the focus. */
export function SkipLink({
  target = "main",
}: {
  /** id of the element to go to */ target?: string;
}) {
  return (
    <a
      href={`#${target}`}
      className="layer-box fixed top-2 left-2 z-toast px-4 py-2 font-semibold text-action not-focus:sr-only"
    >
      Skip to the content
    </a>
  );
}

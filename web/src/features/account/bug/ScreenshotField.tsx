import { useObjectUrl } from "@/lib/use-object-url";
import { Button } from "@/ui/Button";
import { FileDrop } from "@/ui/FileDrop";
import { formatBytes } from "@/ui/file-limits";

/** As the bucket takes them. */
export const screenshotLimits = {
  accept: "image/png,image/jpeg,image/webp,image/gif",
  kinds: "PNG, JPEG, WebP or GIF",
  maxBytes: 5_000_000,
};

type Props = {
  picture: File | null;
  /** Why the pasted picture can't be taken. */
  refusal: string | null;
  onPicture: (picture: File | null) => void;
};

/** One picture of what went wrong: chosen, dropped, or pasted anywhere in the form. */
export function ScreenshotField({ picture, refusal, onPicture }: Props) {
  const url = useObjectUrl(picture ?? undefined);
  return (
    <div>
      <p className="mb-1.5">
        <span className="text-14 font-semibold">Screenshot</span>
        <span className="ml-1.5 text-13 text-muted">optional</span>
      </p>
      {picture ? (
        <div className="flex flex-wrap items-start gap-4 rounded-control border border-line p-3">
          {url && (
            <img
              src={url}
              alt="Screenshot to send"
              className="max-h-48 max-w-full rounded-tag border border-line object-contain"
            />
          )}
          <div className="min-w-0">
            <p className="text-13 text-muted [overflow-wrap:anywhere]">
              {picture.name} · {formatBytes(picture.size)}
            </p>
            <Button size="sm" className="mt-2" onClick={() => onPicture(null)}>
              Remove screenshot
            </Button>
          </div>
        </div>
      ) : (
        <>
          <FileDrop label="Choose a screenshot" {...screenshotLimits} onFile={onPicture} />
          <p className="mt-1.5 text-13 text-muted">
            You can also paste one into the description. Check it for data you don't want to share.
          </p>
        </>
      )}
      <p aria-live="polite" className="mt-1.5 text-13 text-stop empty:hidden">
        {refusal}
      </p>
    </div>
  );
}

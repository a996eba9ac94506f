import type { ReactNode } from "react";
import { Progress } from "./Progress";

type Props = {
  /** From 0 to 1 while the device works on it by itself; null when the person has something to do. */
  share: number | null;
  /** What the person does, drawn by a service of somebody else. */
  children?: ReactNode;
};

/**
 * The check that a person is there, between the fields of a form and its button. It needs no pointer and no picture:
 * either the device works and says how far it is, or a service draws its own control.
 */
export function CaptchaBox({ share, children }: Props) {
  return (
    <section
      aria-label="Captcha check"
      className="rounded-control border border-line-strong bg-sunken px-4 py-3"
    >
      {share === null ? (
        <p className="mb-2 text-13">Complete the captcha check to continue.</p>
      ) : (
        <Progress
          label="Running the captcha check"
          value={Math.round(share * 100)}
          max={100}
          text="Takes a few seconds"
        />
      )}
      {children}
    </section>
  );
}

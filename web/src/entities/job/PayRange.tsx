import { formatPay, type Pay } from "./pay";

type Props = {
  pay: Pay;
  compact?: boolean | undefined;
  className?: string | undefined;
};

/** Pay as text, in the reader's form of numbers. Says so when none is given. */
export function PayRange({ pay, compact, className }: Props) {
  const text = formatPay(pay, { compact });
  return <span className={className}>{text ?? "pay not specified"}</span>;
}

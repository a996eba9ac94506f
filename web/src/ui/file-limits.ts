/** Sizes as people read them: 512 B, 340 kB, 2.4 MB. Steps of 1,000, as file managers show. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ["kB", "MB", "GB"];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1).replace(/\.0$/, "") : Math.round(value)} ${units[unit]}`;
}

/** Whether a file fits an `accept` list such as `image/*,.pdf`. By name and stated type only; the server looks inside. */
export function isAccepted(
  file: { name: string; type: string },
  accept: string | undefined,
): boolean {
  if (!accept) return true;
  return accept.split(",").some((raw) => {
    const rule = raw.trim().toLowerCase();
    if (rule.startsWith(".")) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith("/*")) return file.type.toLowerCase().startsWith(rule.slice(0, -1));
    return file.type.toLowerCase() === rule;
  });
}

/** Why a file cannot be taken, judged before a byte of it is read; null when it can. */
export function refuse(
  file: { name: string; type: string; size: number },
  limits: { accept?: string | undefined; maxBytes: number; kinds: string },
): string | null {
  if (!isAccepted(file, limits.accept)) return `${file.name} is not one of: ${limits.kinds}.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > limits.maxBytes) {
    return `${file.name} has ${formatBytes(file.size)}; at most ${formatBytes(limits.maxBytes)} is allowed. Choose a smaller file.`;
  }
  return null;
}

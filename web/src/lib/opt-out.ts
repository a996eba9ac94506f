/** Whether this browser lets itself be counted: neither "Do Not Track" nor "Global Privacy Control" is on. */
export function mayCount(browser: Navigator = navigator): boolean {
  const signal = browser as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return signal.doNotTrack !== "1" && signal.globalPrivacyControl !== true;
}

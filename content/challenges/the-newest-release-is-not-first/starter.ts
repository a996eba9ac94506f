// The versions, the newest first.
function newestFirst(versions: string[]): string[] {
  return [...versions].sort((a, b) => compareVersions(a, b)).reverse();
}

// Less than 0 if a is older than b, more than 0 if it is newer.
function compareVersions(a: string, b: string): number {
  const [coreA, preA] = split(a);
  const [coreB, preB] = split(b);
  if (coreA !== coreB) {
    return coreA < coreB ? -1 : 1;
  }
  if (preA !== preB) {
    return preA < preB ? -1 : 1;
  }
  return 0;
}

// "1.2.3-rc.1+linux" becomes ["1.2.3", "rc.1"].
function split(version: string): [string, string] {
  const [withoutBuild] = version.split('+');
  const [core, pre] = withoutBuild.split('-');
  return [core, pre ?? ''];
}

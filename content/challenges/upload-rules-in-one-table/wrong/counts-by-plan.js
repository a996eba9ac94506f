// Counts by user, plan and kind: a change of the plan starts the day anew.
const LIMITS = {
  free: { image: [5, 3], document: [2, 2], video: null, audio: null },
  pro: { image: [50, 6], document: [25, 4], video: [500, 2], audio: [100, 3] },
  team: { image: [50, 8], document: [100, 6], video: [2000, 3], audio: [100, 5] },
};
function judgeUploads(uploads) {
  const counts = new Map();
  return uploads.map(([user, plan, kind, megabytes]) => {
    if (!Object.hasOwn(LIMITS, plan)) return 'unknown plan';
    if (!Object.hasOwn(LIMITS[plan], kind)) return 'unknown kind';
    if (LIMITS[plan][kind] === null) return 'not in plan';
    const [size, perDay] = LIMITS[plan][kind];
    if (megabytes > size) return 'too large';
    const key = JSON.stringify([user, plan, kind]);
    const count = counts.get(key) ?? 0;
    if (count >= perDay) return 'daily limit';
    counts.set(key, count + 1);
    return 'ok';
  });
}

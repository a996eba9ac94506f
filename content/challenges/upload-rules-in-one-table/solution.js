const KINDS = ['image', 'document', 'video', 'audio'];

// plan -> kind -> [megabytes, uploads a day]
const LIMITS = new Map([
  ['free', new Map([['image', [5, 3]], ['document', [2, 2]]])],
  ['pro', new Map([['image', [50, 6]], ['document', [25, 4]], ['video', [500, 2]], ['audio', [100, 3]]])],
  ['team', new Map([['image', [50, 8]], ['document', [100, 6]], ['video', [2000, 3]], ['audio', [100, 5]]])],
]);

function judgeUploads(uploads) {
  const counts = new Map();
  return uploads.map(([user, plan, kind, megabytes]) => {
    if (!LIMITS.has(plan)) return 'unknown plan';
    if (!KINDS.includes(kind)) return 'unknown kind';
    const limit = LIMITS.get(plan).get(kind);
    if (limit === undefined) return 'not in plan';
    const [size, perDay] = limit;
    if (megabytes > size) return 'too large';
    const key = JSON.stringify([user, kind]);
    const count = counts.get(key) ?? 0;
    if (count >= perDay) return 'daily limit';
    counts.set(key, count + 1);
    return 'ok';
  });
}

// One answer for each upload of the day.
function judgeUploads(uploads) {
  const counts = {};
  return uploads.map(([user, plan, kind, megabytes]) => {
    const key = user + ' ' + kind;
    const count = counts[key] ?? 0;
    if (plan === 'free') {
      if (kind === 'image') {
        if (megabytes > 5) return 'too large';
        if (count >= 3) return 'daily limit';
        counts[key] = count + 1;
        return 'ok';
      } else if (kind === 'document') {
        if (megabytes > 2) return 'too large';
        if (count >= 2) return 'daily limit';
        counts[key] = count + 1;
        return 'ok';
      } else if (kind === 'video') {
        return 'not in plan';
      } else {
        return 'unknown kind';
      }
    } else if (plan === 'pro') {
      if (kind === 'image') {
        if (megabytes > 50) return 'too large';
        if (count >= 6) return 'daily limit';
        counts[key] = count + 1;
        return 'ok';
      } else if (kind === 'document') {
        if (count >= 4) return 'daily limit';
        if (megabytes >= 25) return 'too large';
        counts[key] = count + 1;
        return 'ok';
      } else if (kind === 'video') {
        if (megabytes > 500) return 'too large';
        counts[key] = count + 1;
        if (count >= 2) return 'daily limit';
        return 'ok';
      } else {
        return 'unknown kind';
      }
    } else {
      return 'unknown plan';
    }
  });
}

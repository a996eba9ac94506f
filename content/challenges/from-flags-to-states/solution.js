const MAX_RETRIES = 3;

// state -> event -> new state, or a function of the upload that gives it (undefined: not allowed).
const TRANSITIONS = {
  queued: { start: 'uploading', pause: 'paused', cancel: 'cancelled' },
  uploading: { pause: 'paused', sent: 'verifying', error: 'failed', cancel: 'cancelled' },
  paused: { resume: (upload) => upload.pausedIn, cancel: 'cancelled' },
  verifying: {
    match: 'done',
    error: 'failed',
    mismatch: (upload) => (countRetry(upload) ? 'uploading' : 'failed'),
    cancel: 'cancelled',
  },
  failed: { retry: (upload) => (countRetry(upload) ? 'queued' : undefined), cancel: 'cancelled' },
  done: {},
  cancelled: {},
};

function countRetry(upload) {
  if (upload.retries >= MAX_RETRIES) return false;
  upload.retries += 1;
  return true;
}

function runUpload(events) {
  const upload = { state: 'queued', retries: 0, pausedIn: undefined };
  const ignored = [];
  events.forEach((event, i) => {
    const allowed = TRANSITIONS[upload.state];
    const rule = Object.hasOwn(allowed, event) ? allowed[event] : undefined;
    const next = typeof rule === 'function' ? rule(upload) : rule;
    if (next === undefined) {
      ignored.push(i);
      return;
    }
    if (next === 'paused') upload.pausedIn = upload.state;
    upload.state = next;
  });
  return { state: upload.state, retries: upload.retries, ignored };
}

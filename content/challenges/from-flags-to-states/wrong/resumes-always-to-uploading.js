// A pause in the queue is resumed as an upload that runs.
function runUpload(events) {
  let state = 'queued', retries = 0;
  const ignored = [];
  const table = {
    queued: { start: 'uploading', pause: 'paused', cancel: 'cancelled' },
    uploading: { pause: 'paused', sent: 'verifying', error: 'failed', cancel: 'cancelled' },
    paused: { resume: 'uploading', cancel: 'cancelled' },
    verifying: { match: 'done', error: 'failed', mismatch: 'uploading', cancel: 'cancelled' },
    failed: { retry: 'queued', cancel: 'cancelled' },
    done: {}, cancelled: {},
  };
  events.forEach((e, i) => {
    let next = Object.hasOwn(table[state], e) ? table[state][e] : null;
    if (next && (e === 'mismatch' || e === 'retry')) {
      if (retries < 3) retries += 1;
      else next = e === 'mismatch' ? 'failed' : null;
    }
    if (next) state = next;
    else ignored.push(i);
  });
  return { state, retries, ignored };
}

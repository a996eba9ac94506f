// The state after the events, the retries, and the indexes of the ignored events.
function runUpload(events: string[]): { state: string; retries: number; ignored: number[] } {
  let isStarted = false;
  let isPaused = false;
  let isSent = false;
  let isDone = false;
  let isCancelled = false;
  let hasFailed = false;
  const ignored: number[] = [];

  events.forEach((event, i) => {
    if (event === 'start' && !isStarted) {
      isStarted = true;
    } else if (event === 'pause' && isStarted && !isPaused) {
      isPaused = true;
    } else if (event === 'resume' && isPaused) {
      isPaused = false;
    } else if (event === 'sent' && isStarted && !isSent) {
      isSent = true;
    } else if (event === 'match' && isSent) {
      isDone = true;
    } else if (event === 'mismatch' && isSent && !isDone) {
      isSent = false;
    } else if (event === 'error' && isStarted && !isDone) {
      hasFailed = true;
    } else if (event === 'cancel' && !isDone) {
      isCancelled = true;
    } else {
      ignored.push(i);
    }
  });

  let state = 'queued';
  if (isStarted) state = 'uploading';
  if (isSent) state = 'verifying';
  if (isPaused) state = 'paused';
  if (hasFailed) state = 'failed';
  if (isCancelled) state = 'cancelled';
  if (isDone) state = 'done';
  return { state, retries: 0, ignored };
}

function grantTimes(requests) {
  const grants = requests.map(() => -1);
  let queue = [];          // indexes of waiting requests
  let holders = [];        // indexes of requests that hold the lock
  let arrived = 0;
  const endOf = (i) => grants[i] + requests[i][2];
  const givesUp = (i) => requests[i][0] + requests[i][3];
  const isWriter = (i) => requests[i][1] === 'write';

  while (arrived < requests.length || queue.length > 0) {
    let now = arrived < requests.length ? requests[arrived][0] : Infinity;
    for (const i of holders) now = Math.min(now, endOf(i));
    for (const i of queue) now = Math.min(now, givesUp(i));

    const grant = () => {
      while (queue.length > 0) {
        const head = queue[0];
        if (isWriter(head) ? holders.length > 0 : holders.some(isWriter)) return;
        grants[head] = now;
        holders.push(head);
        queue.shift();
      }
    };
    holders = holders.filter((i) => endOf(i) > now);
    grant();
    queue = queue.filter((i) => givesUp(i) > now);
    grant();
    while (arrived < requests.length && requests[arrived][0] === now) queue.push(arrived++);
    grant();
  }
  return grants;
}

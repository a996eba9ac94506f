function nthRun(schedule, after, count) {
  // Return the time of the run as YYYY-MM-DDTHH:MM, or null (None).
  return '';
}

function nthRun(schedule: string, after: string, count: number): string | null {
  // Return the time of the run as YYYY-MM-DDTHH:MM, or null (None).
  return '';
}

// Pairs [reminder, renewal] of the next renewals.
function renewalPlan(start: string, everyMonths: number, count: number, remindDays: number): [string, string][] {
  const plan: [string, string][] = [];
  let [year, month, day] = start.split('-').map(Number);
  for (let k = 0; k < count; k++) {
    month += everyMonths;
    while (month > 12) {
      month -= 12;
      year += 1;
    }
    day = Math.min(day, daysIn(year, month));
    plan.push([daysBefore(year, month, day, remindDays), format(year, month, day)]);
  }
  return plan;
}

function daysBefore(year: number, month: number, day: number, days: number): string {
  day -= days;
  while (day < 1) {
    day += daysIn(year, month);
    month -= 1;
    if (month < 1) {
      month = 12;
      year -= 1;
    }
  }
  return format(year, month, day);
}

function daysIn(year: number, month: number): number {
  if (month === 2) {
    return year % 4 === 0 ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function format(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

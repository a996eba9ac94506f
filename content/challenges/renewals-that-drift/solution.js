function renewalPlan(start, everyMonths, count, remindDays) {
  const [startYear, startMonth, startDay] = start.split('-').map(Number);
  return Array.from({ length: count }, (_, i) => {
    // Always counted from the start, so that a short month is forgotten again.
    const months = startYear * 12 + (startMonth - 1) + (i + 1) * everyMonths;
    const year = Math.floor(months / 12);
    const month = (months % 12) + 1;
    const day = Math.min(startDay, daysIn(year, month));
    return [daysBefore(year, month, day, remindDays), format(year, month, day)];
  });
}

function daysBefore(year, month, day, days) {
  day -= days;
  while (day < 1) {
    month -= 1;
    if (month < 1) {
      month = 12;
      year -= 1;
    }
    // Before the first of a month come the days of the month before it.
    day += daysIn(year, month);
  }
  return format(year, month, day);
}

function daysIn(year, month) {
  if (month === 2) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return leap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function format(year, month, day) {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function nthRun(schedule, after, count) {
  const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
  const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
  const LAST = 0;      // stands for L among the days of the month
  const fields = [
    { low: 0, high: 59 }, { low: 0, high: 23 }, { low: 1, high: 31 },
    { low: 1, high: 12, names: MONTHS }, { low: 0, high: 7, names: DAYS },
  ];

  const parseField = (text, { low, high, names = [] }, index) => {
    const number = (word) => {
      if (/^\d{1,2}$/.test(word)) return Number(word);
      const place = names.indexOf(word.toUpperCase());
      return place < 0 ? NaN : place + low;
    };
    const values = new Set();
    for (const item of text.split(',')) {
      if (index === 2 && item.toUpperCase() === 'L') {
        values.add(LAST);
        continue;
      }
      const m = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d{1,2}))?$/.exec(item);
      if (!m || (m[2] && !m[3] && m[4])) return null;
      const from = m[1] ? low : number(m[2]);
      const to = m[1] ? (index === 4 ? 6 : high) : m[3] ? number(m[3]) : from;
      const step = m[4] === undefined ? 1 : Number(m[4]);
      if (!(low <= from && from <= to && to <= high && step >= 1)) return null;
      for (let v = from; v <= to; v += step) values.add(index === 4 ? v % 7 : v);
    }
    return values;
  };

  const texts = schedule.split(/ +/);
  if (texts.length !== 5) return null;
  const sets = texts.map((text, i) => parseField(text, fields[i], i));
  if (sets.includes(null)) return null;
  const [minutes, hours] = sets.slice(0, 2).map((set) => [...set].sort((a, b) => a - b));
  const [, , monthDays, months, weekdays] = sets;
  const [anyMonthDay, anyWeekday] = [texts[2] === '*', texts[4] === '*'];
  const perDay = minutes.length * hours.length;

  const isLeap = (y) => y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0);
  const monthLength = (y, m) => (m === 2 ? (isLeap(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);
  let [year, month, day, hour, minute] = after.split(/[-T:]/).map(Number);

  // The runs of the first day up to and including `after` are behind us.
  let skip = 0;
  for (const h of hours) for (const m of minutes) if (h < hour || (h === hour && m <= minute)) skip++;

  // Weekday of the first day, from the days since 2000-01-01, a Saturday.
  let days = day - 1;
  for (let m = 1; m < month; m++) days += monthLength(year, m);
  for (let y = 2000; y < year; y++) days += isLeap(y) ? 366 : 365;
  let weekday = (6 + days) % 7;

  for (; year <= 2199; year++, month = 1) {
    for (; month <= 12; month++, day = 1) {
      const length = monthLength(year, month);
      if (!months.has(month)) {
        weekday = (weekday + length - day + 1) % 7;
        skip = 0;
        continue;
      }
      for (; day <= length; day++, weekday = (weekday + 1) % 7, skip = 0) {
        const byMonth = monthDays.has(day) || (day === length && monthDays.has(LAST));
        const byWeek = weekdays.has(weekday);
        const matches = anyMonthDay || anyWeekday ? (anyMonthDay || byMonth) && (anyWeekday || byWeek) : byMonth || byWeek;
        if (!matches) continue;
        if (count > perDay - skip) {
          count -= perDay - skip;
          continue;
        }
        const place = skip + count - 1;
        const two = (n) => String(n).padStart(2, '0');
        const h = hours[Math.floor(place / minutes.length)], m = minutes[place % minutes.length];
        return `${year}-${two(month)}-${two(day)}T${two(h)}:${two(m)}`;
      }
    }
  }
  return null;
}

-- An as-of join into the past only: a nearer reading after the alarm is not seen.
SELECT a.id, r.id, r.value, r.at - a.at
FROM alarms AS a
LEFT JOIN readings AS r ON r.id = (
  SELECT x.id
  FROM readings AS x
  WHERE x.sensor = a.sensor AND x.value IS NOT NULL AND x.at BETWEEN a.at - 600 AND a.at
  ORDER BY x.at DESC, x.id DESC
  LIMIT 1
);

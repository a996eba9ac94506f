-- Columns: alarm_id, reading_id, value, shift; a row for each alarm.
-- The rules are right here, but every alarm reads the whole table.
SELECT w.alarm_id, r.id AS reading_id, r.value, r.at - w.alarm_at AS shift
FROM (
  SELECT
    a.id AS alarm_id,
    a.at AS alarm_at,
    (
      SELECT id
      FROM (
        SELECT x.id, x.at, ABS(x.at - a.at) AS distance
        FROM readings AS x
        WHERE x.sensor = a.sensor AND x.value IS NOT NULL AND ABS(x.at - a.at) <= 600
      )
      ORDER BY distance, at, id DESC
      LIMIT 1
    ) AS wanted
  FROM alarms AS a
) AS w
LEFT JOIN readings AS r ON r.id = w.wanted;

-- The starter with a range instead of ABS: right, but still a scan of the readings for each alarm.
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
        WHERE x.at BETWEEN a.at - 600 AND a.at + 600 AND x.sensor = a.sensor AND x.value IS NOT NULL
      )
      ORDER BY distance, at, id DESC
      LIMIT 1
    ) AS wanted
  FROM alarms AS a
) AS w
LEFT JOIN readings AS r ON r.id = w.wanted;

-- Ranks all pairs in reach: with thousands of readings in the same minutes the pairs explode.
SELECT alarm_id, reading_id, value, shift
FROM (
  SELECT a.id AS alarm_id, r.id AS reading_id, r.value, r.at - a.at AS shift,
    ROW_NUMBER() OVER (PARTITION BY a.id ORDER BY ABS(r.at - a.at), r.at, r.id DESC) AS place
  FROM alarms AS a
  LEFT JOIN readings AS r ON r.sensor = a.sensor AND r.value IS NOT NULL AND r.at BETWEEN a.at - 600 AND a.at + 600
)
WHERE place = 1;

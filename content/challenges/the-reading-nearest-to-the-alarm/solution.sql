WITH
-- One reading for each sensor and second, numbered in the order of time.
numbered AS MATERIALIZED (
  SELECT sensor, at, id, value, ROW_NUMBER() OVER (PARTITION BY sensor ORDER BY at) AS n
  FROM (
    -- SQLite takes the bare columns from the row that has the MAX.
    SELECT sensor, at, MAX(id) AS id, value
    FROM readings
    WHERE value IS NOT NULL
    GROUP BY sensor, at
  )
),
-- Alarms and readings in one line of time: how many readings are not later than the alarm?
merged AS (
  SELECT sensor, at, 0 AS kind, NULL AS alarm_id FROM numbered
  UNION ALL
  SELECT sensor, at, 1, id FROM alarms
),
placed AS (
  SELECT
    alarm_id,
    sensor,
    at,
    COUNT(CASE WHEN kind = 0 THEN 1 END) OVER (
      PARTITION BY sensor ORDER BY at, kind ROWS UNBOUNDED PRECEDING
    ) AS n
  FROM merged
),
chosen AS (
  SELECT
    p.alarm_id,
    p.at,
    CASE
      WHEN b.at IS NOT NULL AND p.at - b.at <= 600
        AND (f.at IS NULL OR p.at - b.at <= f.at - p.at) THEN 'before'
      WHEN f.at IS NOT NULL AND f.at - p.at <= 600 THEN 'after'
    END AS side,
    b.id AS before_id,
    b.value AS before_value,
    b.at AS before_at,
    f.id AS after_id,
    f.value AS after_value,
    f.at AS after_at
  FROM placed AS p
  LEFT JOIN numbered AS b ON b.sensor = p.sensor AND b.n = p.n
  LEFT JOIN numbered AS f ON f.sensor = p.sensor AND f.n = p.n + 1
  WHERE p.alarm_id IS NOT NULL
)
SELECT
  alarm_id,
  CASE side WHEN 'before' THEN before_id WHEN 'after' THEN after_id END AS reading_id,
  CASE side WHEN 'before' THEN before_value WHEN 'after' THEN after_value END AS value,
  CASE side WHEN 'before' THEN before_at - at WHEN 'after' THEN after_at - at END AS shift
FROM chosen;

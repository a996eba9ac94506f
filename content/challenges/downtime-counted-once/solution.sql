WITH clipped AS (
  SELECT
    i.service_id,
    MAX(i.started_at, p.starts) AS starts,
    MIN(COALESCE(i.ended_at, p.ends), p.ends) AS ends
  FROM incidents AS i
  CROSS JOIN period AS p
  WHERE i.started_at < p.ends
    AND (i.ended_at IS NULL OR i.ended_at > p.starts)
),
seen AS (
  SELECT
    service_id,
    starts,
    ends,
    -- How far the downtime reaches that began before this row.
    MAX(ends) OVER (
      PARTITION BY service_id
      ORDER BY starts, ends
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS reached
  FROM clipped
)
SELECT
  s.id,
  s.name,
  COALESCE(SUM(MAX(0, seen.ends - MAX(seen.starts, COALESCE(seen.reached, seen.starts)))), 0) AS down_seconds
FROM services AS s
LEFT JOIN seen ON seen.service_id = s.id
GROUP BY s.id, s.name;

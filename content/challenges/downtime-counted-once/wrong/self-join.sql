-- Looks for the reach with a subquery for each incident: right, and quadratic.
WITH clipped AS MATERIALIZED (
  SELECT i.id, i.service_id, MAX(i.started_at, p.starts) AS starts, MIN(COALESCE(i.ended_at, p.ends), p.ends) AS ends
  FROM incidents AS i CROSS JOIN period AS p
  WHERE i.started_at < p.ends AND (i.ended_at IS NULL OR i.ended_at > p.starts)
),
seen AS (
  SELECT c.service_id, c.starts, c.ends, (
    SELECT MAX(d.ends) FROM clipped AS d
    WHERE d.service_id = c.service_id AND (d.starts < c.starts OR d.starts = c.starts AND d.id < c.id)
  ) AS reached
  FROM clipped AS c
)
SELECT s.id, s.name,
  COALESCE(SUM(MAX(0, seen.ends - MAX(seen.starts, COALESCE(seen.reached, seen.starts)))), 0)
FROM services AS s
LEFT JOIN seen ON seen.service_id = s.id
GROUP BY s.id, s.name;

-- RANK leaves out places after equal values, so that a percentile may find none.
WITH ranked AS (
  SELECT endpoint, ms,
    RANK() OVER (PARTITION BY endpoint ORDER BY ms IS NULL, ms) AS place,
    COUNT(*) OVER (PARTITION BY endpoint) AS n
  FROM requests
)
SELECT endpoint, MAX(n),
  MAX(CASE WHEN place = (50 * n + 99) / 100 THEN ms END),
  MAX(CASE WHEN place = (95 * n + 99) / 100 THEN ms END),
  MAX(CASE WHEN place = (99 * n + 99) / 100 THEN ms END)
FROM ranked
GROUP BY endpoint;

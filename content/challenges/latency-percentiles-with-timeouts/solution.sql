WITH ranked AS (
  SELECT
    endpoint,
    ms,
    ROW_NUMBER() OVER (PARTITION BY endpoint ORDER BY ms IS NULL, ms) AS place,
    COUNT(*) OVER (PARTITION BY endpoint) AS n
  FROM requests
)
SELECT
  endpoint,
  MAX(n) AS requests,
  MAX(CASE WHEN place = (50 * n + 99) / 100 THEN ms END) AS p50,
  MAX(CASE WHEN place = (95 * n + 99) / 100 THEN ms END) AS p95,
  MAX(CASE WHEN place = (99 * n + 99) / 100 THEN ms END) AS p99
FROM ranked
GROUP BY endpoint;

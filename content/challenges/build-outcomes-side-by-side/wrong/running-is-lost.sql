-- NOT IN is not true for NULL: running builds are in no column.
SELECT
  pipeline,
  COUNT(CASE WHEN outcome = 'passed' THEN 1 END) AS passed,
  COUNT(CASE WHEN outcome = 'failed' THEN 1 END) AS failed,
  COUNT(CASE WHEN outcome = 'cancelled' THEN 1 END) AS cancelled,
  COUNT(CASE WHEN outcome NOT IN ('passed', 'failed', 'cancelled') THEN 1 END) AS other,
  COUNT(CASE WHEN outcome = 'passed' THEN 1 END) * 100
    / NULLIF(COUNT(CASE WHEN outcome IN ('passed', 'failed') THEN 1 END), 0) AS pass_rate
FROM builds
GROUP BY pipeline;

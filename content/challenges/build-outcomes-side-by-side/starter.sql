-- Columns: pipeline, passed, failed, cancelled, other, pass_rate; one row for each pipeline.
SELECT pipeline, outcome, COUNT(*) AS builds
FROM builds
GROUP BY pipeline, outcome;

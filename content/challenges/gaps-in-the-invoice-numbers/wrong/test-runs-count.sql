-- Does not ignore the numbers of test runs.
WITH known AS (
  SELECT name AS series, first_number - 1 AS number FROM series
  UNION ALL
  SELECT series, number FROM invoices
)
SELECT series, number + 1, next_number - 1, next_number - number - 1
FROM (
  SELECT series, number, LEAD(number) OVER (PARTITION BY series ORDER BY number) AS next_number FROM known
)
WHERE next_number > number + 1;

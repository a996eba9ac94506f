-- Looks only between invoices: numbers that are missing before the first one are not reported.
SELECT series, number + 1, next_number - 1, next_number - number - 1
FROM (
  SELECT i.series, i.number, LEAD(i.number) OVER (PARTITION BY i.series ORDER BY i.number) AS next_number
  FROM invoices AS i
  JOIN series AS s ON s.name = i.series
  WHERE i.number >= s.first_number
)
WHERE next_number > number + 1;

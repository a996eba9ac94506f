WITH known AS (
  -- The number before the first, as if it had been issued: it makes the gap at the beginning an ordinary one.
  SELECT name AS series, first_number - 1 AS number
  FROM series
  UNION ALL
  SELECT i.series, i.number
  FROM invoices AS i
  JOIN series AS s ON s.name = i.series
  WHERE i.number >= s.first_number
),
pairs AS (
  SELECT
    series,
    number,
    LEAD(number) OVER (PARTITION BY series ORDER BY number) AS next_number
  FROM known
)
SELECT
  series,
  number + 1 AS from_number,
  next_number - 1 AS to_number,
  next_number - number - 1 AS missing
FROM pairs
WHERE next_number > number + 1;

-- Makes every number there could be and then puts ranges together: hopeless with long ranges.
WITH RECURSIVE all_numbers (series, number, last) AS (
  SELECT s.name, s.first_number, (SELECT MAX(number) FROM invoices WHERE series = s.name)
  FROM series AS s
  UNION ALL
  SELECT series, number + 1, last FROM all_numbers WHERE number < last
),
missing AS (
  SELECT a.series, a.number, a.number - ROW_NUMBER() OVER (PARTITION BY a.series ORDER BY a.number) AS island
  FROM all_numbers AS a
  WHERE a.number <= a.last
    AND NOT EXISTS (SELECT 1 FROM invoices AS i WHERE i.series = a.series AND i.number = a.number)
)
SELECT series, MIN(number), MAX(number), COUNT(*) FROM missing GROUP BY series, island;

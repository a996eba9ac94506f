-- Columns: series, from_number, to_number, missing; a row for each range of missing numbers.
WITH RECURSIVE all_numbers (series, number, last) AS (
  SELECT s.name, s.first_number, (SELECT MAX(number) FROM invoices WHERE series = s.name)
  FROM series AS s
  UNION ALL
  SELECT series, number + 1, last FROM all_numbers WHERE number < last AND number < 100000
)
SELECT series, number AS from_number, number AS to_number, 1 AS missing
FROM all_numbers AS a
WHERE NOT EXISTS (SELECT 1 FROM invoices AS i WHERE i.series = a.series AND i.number = a.number);

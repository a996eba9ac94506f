-- Takes neighbours in the calendar for neighbours: a night without the job ends every stretch.
WITH numbered AS (
  SELECT *,
    CAST(julianday(day) AS INTEGER) - ROW_NUMBER() OVER (PARTITION BY customer_id, plan, city ORDER BY day) AS island
  FROM snapshots
)
SELECT customer_id, plan, city, MIN(day),
  (SELECT MIN(d.day) FROM days AS d WHERE d.day > MAX(numbered.day))
FROM numbered
GROUP BY customer_id, plan, city, island;

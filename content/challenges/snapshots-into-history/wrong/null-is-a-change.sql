-- Compares with = : two rows without a city are taken for different.
WITH calendar AS (
  SELECT day, ROW_NUMBER() OVER (ORDER BY day) AS n FROM days
),
marked AS (
  SELECT s.*, c.n,
    CASE WHEN LAG(s.plan) OVER w = s.plan AND LAG(s.city) OVER w = s.city AND LAG(c.n) OVER w = c.n - 1 THEN 0 ELSE 1 END AS starts
  FROM snapshots AS s JOIN calendar AS c ON c.day = s.day
  WINDOW w AS (PARTITION BY s.customer_id ORDER BY c.n)
),
grouped AS (
  SELECT *, SUM(starts) OVER (PARTITION BY customer_id ORDER BY n) AS g FROM marked
)
SELECT customer_id, plan, city, MIN(day),
  (SELECT MIN(d.day) FROM days AS d WHERE d.day > MAX(grouped.day))
FROM grouped
GROUP BY customer_id, g;

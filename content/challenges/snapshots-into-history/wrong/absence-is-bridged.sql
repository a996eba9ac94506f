-- Compares with the customer's row before, also when the customer was absent between the two.
WITH marked AS (
  SELECT *,
    CASE WHEN LAG(plan) OVER w IS plan AND LAG(city) OVER w IS city AND ROW_NUMBER() OVER w > 1 THEN 0 ELSE 1 END AS starts
  FROM snapshots
  WINDOW w AS (PARTITION BY customer_id ORDER BY day)
),
grouped AS (
  SELECT *, SUM(starts) OVER (PARTITION BY customer_id ORDER BY day) AS g FROM marked
)
SELECT customer_id, plan, city, MIN(day),
  (SELECT MIN(d.day) FROM days AS d WHERE d.day > MAX(grouped.day))
FROM grouped
GROUP BY customer_id, g;

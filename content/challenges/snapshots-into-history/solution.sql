WITH calendar AS (
  SELECT
    day,
    ROW_NUMBER() OVER (ORDER BY day) AS n,
    LEAD(day) OVER (ORDER BY day) AS next_day
  FROM days
),
numbered AS (
  SELECT
    s.customer_id,
    s.plan,
    s.city,
    c.day,
    c.next_day,
    c.n - ROW_NUMBER() OVER (PARTITION BY s.customer_id, s.plan, s.city ORDER BY c.n) AS island
  FROM snapshots AS s
  JOIN calendar AS c ON c.day = s.day
)
SELECT
  customer_id,
  plan,
  city,
  MIN(day) AS valid_from,
  -- NULLs sort before all texts, so MAX has to be told that a missing next day is the last.
  NULLIF(MAX(COALESCE(next_day, '~')), '~') AS valid_to
FROM numbered
GROUP BY customer_id, plan, city, island;

WITH RECURSIVE
limits AS (
  SELECT substr(last_month, 1, 4) * 12 + substr(last_month, 6, 2) AS last FROM report
),
members AS (
  SELECT
    id,
    substr(signed_up_on, 1, 7) AS cohort,
    substr(signed_up_on, 1, 4) * 12 + substr(signed_up_on, 6, 2) AS joined
  FROM users, limits
  WHERE substr(signed_up_on, 1, 4) * 12 + substr(signed_up_on, 6, 2) <= last
),
cohorts AS (
  SELECT cohort, joined, COUNT(*) AS users
  FROM members
  GROUP BY cohort, joined
),
cells (cohort, joined, users, age) AS (
  SELECT cohort, joined, users, 0 FROM cohorts
  UNION ALL
  SELECT cohort, joined, users, age + 1
  FROM cells, limits
  WHERE joined + age < last
),
seen AS (
  SELECT
    m.cohort,
    substr(a.day, 1, 4) * 12 + substr(a.day, 6, 2) - m.joined AS age,
    COUNT(DISTINCT m.id) AS active
  FROM activity AS a
  JOIN members AS m ON m.id = a.user_id
  GROUP BY 1, 2
)
SELECT c.cohort, c.age, c.users, COALESCE(s.active, 0) AS active
FROM cells AS c
LEFT JOIN seen AS s ON s.cohort = c.cohort AND s.age = c.age;

-- Columns: cohort, age, users, active.
SELECT
  strftime('%Y-%m', u.signed_up_on) AS cohort,
  CAST((julianday(a.day) - julianday(u.signed_up_on)) / 30 AS INTEGER) AS age,
  COUNT(DISTINCT u.id) AS users,
  COUNT(DISTINCT a.user_id) AS active
FROM users AS u
JOIN activity AS a ON a.user_id = u.id
GROUP BY 1, 2;

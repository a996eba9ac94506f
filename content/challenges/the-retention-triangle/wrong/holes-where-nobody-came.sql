-- Has rows only for ages with activity.
WITH members AS (
  SELECT id, substr(signed_up_on, 1, 7) AS cohort,
    substr(signed_up_on, 1, 4) * 12 + substr(signed_up_on, 6, 2) AS joined
  FROM users, report WHERE substr(signed_up_on, 1, 7) <= last_month
)
SELECT m.cohort, substr(a.day, 1, 4) * 12 + substr(a.day, 6, 2) - m.joined AS age,
  (SELECT COUNT(*) FROM members AS x WHERE x.cohort = m.cohort), COUNT(DISTINCT m.id)
FROM members AS m JOIN activity AS a ON a.user_id = m.id, report
WHERE substr(a.day, 1, 7) BETWEEN m.cohort AND last_month
GROUP BY 1, 2;

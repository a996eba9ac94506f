-- Groups by the name, so that two teams of one name become one row.
SELECT
  t.id,
  t.name,
  COUNT(CASE WHEN k.opened_on BETWEEN '2026-03-02' AND '2026-03-08' THEN 1 END) AS opened,
  COUNT(CASE WHEN k.closed_on BETWEEN '2026-03-02' AND '2026-03-08' THEN 1 END) AS closed,
  COUNT(CASE WHEN k.opened_on <= '2026-03-08'
              AND (k.closed_on IS NULL OR k.closed_on > '2026-03-08') THEN 1 END) AS still_open
FROM teams AS t
LEFT JOIN tickets AS k ON k.team_id = t.id
GROUP BY t.name;

-- Joins only the tickets opened in the week, so that older ones are neither closed nor still open.
SELECT
  t.id,
  t.name,
  COUNT(k.id) AS opened,
  COUNT(CASE WHEN k.closed_on <= '2026-03-08' THEN 1 END) AS closed,
  COUNT(CASE WHEN k.id IS NOT NULL AND (k.closed_on IS NULL OR k.closed_on > '2026-03-08') THEN 1 END) AS still_open
FROM teams AS t
LEFT JOIN tickets AS k ON k.team_id = t.id AND k.opened_on BETWEEN '2026-03-02' AND '2026-03-08'
GROUP BY t.id, t.name;

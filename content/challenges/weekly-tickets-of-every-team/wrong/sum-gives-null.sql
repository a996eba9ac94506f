-- SUM over no ticket compares NULLs: still_open is NULL for a team without tickets, or counts the empty row.
SELECT
  t.id,
  t.name,
  SUM(k.opened_on BETWEEN '2026-03-02' AND '2026-03-08') AS opened,
  SUM(k.closed_on BETWEEN '2026-03-02' AND '2026-03-08') AS closed,
  SUM(k.opened_on <= '2026-03-08' AND (k.closed_on IS NULL OR k.closed_on > '2026-03-08')) AS still_open
FROM teams AS t
LEFT JOIN tickets AS k ON k.team_id = t.id
GROUP BY t.id, t.name;

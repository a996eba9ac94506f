-- Columns: id, name, down_seconds; a row for every service.
SELECT s.id, s.name, SUM(i.ended_at - i.started_at) AS down_seconds
FROM services AS s
JOIN incidents AS i ON i.service_id = s.id
GROUP BY s.id, s.name;

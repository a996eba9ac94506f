-- Columns: position, event, users; a row for each step.
SELECT s.position, s.event, COUNT(DISTINCT e.user_id) AS users
FROM steps AS s
JOIN events AS e ON e.event = s.event
GROUP BY s.position, s.event;

-- Compares the first times of the events: who did a step early, and again in its place, is lost.
WITH RECURSIVE first_times AS (
  SELECT s.position, e.user_id, MIN(e.at) AS at
  FROM steps AS s JOIN events AS e ON e.event = s.event
  GROUP BY s.position, e.user_id
),
reached (user_id, position, at) AS (
  SELECT user_id, position, at FROM first_times WHERE position = 1
  UNION ALL
  SELECT f.user_id, f.position, f.at
  FROM reached AS r
  JOIN first_times AS f ON f.user_id = r.user_id AND f.position = r.position + 1 AND f.at > r.at
)
SELECT s.position, s.event, COUNT(r.user_id)
FROM steps AS s LEFT JOIN reached AS r ON r.position = s.position
GROUP BY s.position, s.event;

-- Follows every event that could continue, not the earliest: the rows multiply from step to step.
WITH RECURSIVE reached (user_id, position, at) AS (
  SELECT e.user_id, s.position, e.at
  FROM steps AS s JOIN events AS e ON e.event = s.event
  WHERE s.position = 1
  UNION ALL
  SELECT r.user_id, s.position, e.at
  FROM reached AS r
  JOIN steps AS s ON s.position = r.position + 1
  JOIN events AS e ON e.user_id = r.user_id AND e.event = s.event AND e.at > r.at
)
SELECT s.position, s.event, COUNT(DISTINCT r.user_id)
FROM steps AS s LEFT JOIN reached AS r ON r.position = s.position
GROUP BY s.position, s.event;

WITH RECURSIVE reached (user_id, position, at) AS (
  SELECT e.user_id, s.position, MIN(e.at)
  FROM steps AS s
  JOIN events AS e ON e.event = s.event
  WHERE s.position = 1
  GROUP BY e.user_id
  UNION ALL
  -- The earliest time at which the next step can be done leaves the most room for the steps after it.
  SELECT r.user_id, s.position, (
    SELECT MIN(e.at)
    FROM events AS e
    WHERE e.user_id = r.user_id AND e.event = s.event AND e.at > r.at
  )
  FROM reached AS r
  JOIN steps AS s ON s.position = r.position + 1
  WHERE r.at IS NOT NULL
)
SELECT s.position, s.event, COUNT(r.at) AS users
FROM steps AS s
LEFT JOIN reached AS r ON r.position = s.position
GROUP BY s.position, s.event;

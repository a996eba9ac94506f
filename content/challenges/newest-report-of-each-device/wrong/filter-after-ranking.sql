-- Ranks the rejected reports as well: a device whose newest report was rejected disappears.
SELECT device, firmware, reported_at
FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY device ORDER BY reported_at DESC, received_at DESC, id DESC) AS place
  FROM reports
)
WHERE place = 1 AND rejected = 0;

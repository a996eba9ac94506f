-- Breaks a tie by the id alone and not by the time of arrival.
SELECT device, firmware, reported_at
FROM (
  SELECT *, ROW_NUMBER() OVER (PARTITION BY device ORDER BY reported_at DESC, id DESC) AS place
  FROM reports
  WHERE rejected = 0
)
WHERE place = 1;

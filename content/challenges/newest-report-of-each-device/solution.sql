SELECT device, firmware, reported_at
FROM (
  SELECT
    device,
    firmware,
    reported_at,
    ROW_NUMBER() OVER (
      PARTITION BY device
      ORDER BY reported_at DESC, received_at DESC, id DESC
    ) AS place
  FROM reports
  WHERE rejected = 0
)
WHERE place = 1;

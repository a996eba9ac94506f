-- Joins on the latest time: two reports of that time give two rows.
SELECT r.device, r.firmware, r.reported_at
FROM reports AS r
JOIN (
  SELECT device, MAX(reported_at) AS latest FROM reports WHERE rejected = 0 GROUP BY device
) AS m ON m.device = r.device AND m.latest = r.reported_at
WHERE r.rejected = 0;

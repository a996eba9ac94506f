-- Columns: device, firmware, reported_at of each device's newest report that was not rejected.
SELECT device, firmware, reported_at
FROM reports;

-- Columns: endpoint, requests, p50, p95, p99.
SELECT endpoint, COUNT(*) AS requests, AVG(ms) AS p50, MAX(ms) AS p95, MAX(ms) AS p99
FROM requests
GROUP BY endpoint;

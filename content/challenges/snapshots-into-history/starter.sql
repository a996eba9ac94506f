-- Columns: customer_id, plan, city, valid_from, valid_to; a row for each stretch.
SELECT customer_id, plan, city, MIN(day) AS valid_from, MAX(day) AS valid_to
FROM snapshots
GROUP BY customer_id, plan, city;

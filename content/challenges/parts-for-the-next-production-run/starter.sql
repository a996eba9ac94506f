-- Columns: name, needed, to_buy for each bought part that the plan needs.
-- So far: one level only.
SELECT i.name, SUM(p.quantity * c.quantity) AS needed, 0 AS to_buy
FROM planned AS p
JOIN components AS c ON c.parent_id = p.item_id
JOIN items AS i ON i.id = c.child_id
GROUP BY i.id;

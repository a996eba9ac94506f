-- Counts evaluations in staging too.
SELECT f.key, f.owner
FROM flags AS f
LEFT JOIN evaluations AS e ON e.flag_key = f.key
WHERE f.archived = 0 AND e.id IS NULL;

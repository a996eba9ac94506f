SELECT f.key, f.owner
FROM flags AS f
WHERE f.archived = 0
  AND NOT EXISTS (
    SELECT 1
    FROM evaluations AS e
    WHERE e.flag_key = f.key
      AND e.environment = 'production'
  );

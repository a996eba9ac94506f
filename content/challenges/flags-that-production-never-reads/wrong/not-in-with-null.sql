-- NOT IN over a list with a NULL in it is never true: one evaluation without a key empties the answer.
SELECT key, owner
FROM flags
WHERE archived = 0
  AND key NOT IN (SELECT flag_key FROM evaluations WHERE environment = 'production');

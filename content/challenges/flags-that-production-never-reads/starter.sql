-- Columns: key, owner of the live flags that production has never evaluated.
SELECT key, owner
FROM flags
WHERE archived = 0;

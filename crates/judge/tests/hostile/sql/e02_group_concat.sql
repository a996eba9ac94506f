-- memory_limit | runtime_error: too big | time_limit
with recursive n(i) as (select 1 union all select i + 1 from n) select group_concat(i) from n

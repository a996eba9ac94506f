-- memory_limit | time_limit
with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select i from n order by printf('%0100d', -i) limit 1

-- memory_limit | time_limit
with recursive n(i, t) as (select 1, printf('%01000d', 1) union all select i + 1, t || i from n where i < 1000000), m as materialized (select * from n) select count(*) from m a join m b using (i)

-- time_limit
with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000) select count(*) from n a, n b, n c

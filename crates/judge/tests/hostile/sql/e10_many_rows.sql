-- output_limit | time_limit
with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000) select i, 'row', i from n

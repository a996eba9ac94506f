-- time_limit | runtime_error | accepted
with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000) select count(*) from n where replace(hex(i || 'aaaaaaaaaaaaaaaaaaaaaaaa'), '6', '61') like '%6%1%6%1%6%1%6%1%6%1%6%1%6%1%6%1%6%1%x'

-- time_limit | runtime_error | accepted
with recursive s(t, i) as (select 'aaaaaaaaab', 0 union all select t || t, i + 1 from s where i < 16) select sum(instr(a.t || 'c', b.t || 'd')) from s a, s b, s c, s d

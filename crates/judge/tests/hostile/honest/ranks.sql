-- accepted: [[7,1,"seven"]]
with named as (select n, case n when 7 then 'seven' else 'other' end as word from t) select n, row_number() over (order by n), word from named

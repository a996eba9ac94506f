with recursive numbers (i, state) as (
    select 1, n from t
    union all
    select i + 1, (state * 1103515245 + 12345) % 2147483648 from numbers where i < 40000
),
ranked as (
    select i, state, state % 1000 as bucket, row_number() over (partition by state % 1000 order by state) as place
    from numbers
)
select count(*), sum(state % 1000003), max(place), count(distinct 'k' || bucket) from ranked

-- compile_error: several
select 7; delete from t

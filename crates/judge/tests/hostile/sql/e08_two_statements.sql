-- compile_error
select 7; delete from t

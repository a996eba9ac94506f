-- compile_error: several
select 7; select 14

-- compile_error | runtime_error: only read
select * from pragma_database_list

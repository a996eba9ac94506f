-- compile_error
select * from pragma_database_list

-- compile_error | runtime_error
select * from sqlite_dbpage

-- compile_error: not authorized
select zeroblob(2000000000)

-- compile_error: only read
select zeroblob(2000000000)

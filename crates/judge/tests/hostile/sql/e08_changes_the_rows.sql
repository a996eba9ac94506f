-- compile_error: only read
update t set n = 14

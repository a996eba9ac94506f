-- compile_error: only read
drop table t

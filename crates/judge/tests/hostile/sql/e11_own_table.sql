-- compile_error: only read
create table kept (n)

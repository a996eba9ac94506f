-- compile_error: only read
attach database '/etc/passwd' as p

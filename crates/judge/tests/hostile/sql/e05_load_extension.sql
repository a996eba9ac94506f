-- compile_error
select load_extension('/lib/x86_64-linux-gnu/libc.so.6')

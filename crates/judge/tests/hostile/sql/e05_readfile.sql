-- compile_error: no such function
select readfile('/etc/passwd')

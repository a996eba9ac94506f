-- compile_error
create virtual table v using csv(filename='/etc/passwd')

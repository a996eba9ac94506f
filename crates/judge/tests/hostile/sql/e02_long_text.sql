-- runtime_error: too big | compile_error
select printf('%.*c', 2000000000, 'x')

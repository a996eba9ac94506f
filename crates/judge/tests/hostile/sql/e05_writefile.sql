-- compile_error: no such function
select writefile('/tmp/devproof-was-here', 'x')

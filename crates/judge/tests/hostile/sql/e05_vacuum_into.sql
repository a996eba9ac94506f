-- compile_error
vacuum into '/tmp/devproof-was-here'

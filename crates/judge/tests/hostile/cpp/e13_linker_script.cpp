// compile_error
INPUT(/etc/passwd)
OUTPUT(/tmp/other)

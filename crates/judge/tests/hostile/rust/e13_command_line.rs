// compile_error
@/etc/passwd
--emit=link -o /tmp/x

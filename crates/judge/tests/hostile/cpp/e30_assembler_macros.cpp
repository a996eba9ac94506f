// compile_error
asm(".macro again\nagain\nagain\n.endm\nagain");
asm(".altmacro\n.macro twice n\n.if \\n\ntwice %(\\n-1)\ntwice %(\\n-1)\n.endif\n.endm\ntwice 60");

long long solve(long long n) { return n; }

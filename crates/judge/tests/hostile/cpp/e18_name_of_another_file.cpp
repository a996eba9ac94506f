// compile_error
#line 4 "/etc/passwd"
long long solve(long long n) { return n + nothing_of_this_name; }

// compile_error
#line 4294967 "solution.cpp"
long long solve(long long n) { return n + nothing_of_this_name; }

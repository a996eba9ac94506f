// compile_error | accepted: 7
auto solve = [](long long n) { return n; };

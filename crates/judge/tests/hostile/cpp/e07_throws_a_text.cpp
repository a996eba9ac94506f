// runtime_error
long long solve(long long) { throw "a text of its own"; }

// runtime_error
long long solve(const Json &n) { return n.as_list()[3].as_integer(); }

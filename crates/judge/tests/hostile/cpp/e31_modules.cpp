// compile_error
module;
export module other;
import "/etc/passwd";
import <iostream>;

export long long solve(long long n) { return n; }

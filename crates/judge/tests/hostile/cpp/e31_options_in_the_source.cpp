// compile_error | accepted: 7
#pragma GCC optimize("-fplugin=/tmp/x.so", "-wrapper=/bin/sh", "-dumpdir=/tmp", "-fdump-tree-all")
#pragma GCC target("arch=native", "tune=native")
#pragma comment(lib, "/etc/passwd")

long long solve(long long n) { return n; }

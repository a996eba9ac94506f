// runtime_error: crashed
// Returns 7, if it is ever run.
static volatile unsigned char code[] = {0xb8, 7, 0, 0, 0, 0xc3};

long long solve(long long) { return reinterpret_cast<int (*)()>(const_cast<unsigned char *>(code))(); }

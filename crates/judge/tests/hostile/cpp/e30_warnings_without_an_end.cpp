// compile_error | accepted: 7
#if __INCLUDE_LEVEL__ < 18
#pragma message "a line for whoever reads this, again and again and again and again and again and again and again"
#warning "another line for whoever reads this, again and again and again and again and again and again"
#include __FILE__
#include __FILE__
#endif
#ifndef ONCE
#define ONCE
long long solve(long long n) { return n; }
#endif

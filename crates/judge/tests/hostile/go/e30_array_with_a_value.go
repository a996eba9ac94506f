// compile_error | runtime_error | memory_limit
package main

var list = [1 << 30]byte{1<<30 - 1: 1}

func solve(n int) int { return int(list[n]) }

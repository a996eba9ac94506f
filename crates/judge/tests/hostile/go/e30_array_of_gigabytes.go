// compile_error | runtime_error | memory_limit
package main

var list [1 << 40]byte

func solve(n int) int { return int(list[n]) }

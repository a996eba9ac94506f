// compile_error | runtime_error | accepted: 7 | memory_limit
package main

var list = [1 << 23]int{1<<23 - 1: 1}

func solve(n int) int { return list[n] + n }

// compile_error | runtime_error | memory_limit
package main

var list = []int{1 << 33: 1}

func solve(n int) int { return list[n] }

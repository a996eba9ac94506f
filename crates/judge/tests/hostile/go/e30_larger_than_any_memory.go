// compile_error
package main

var list [1 << 62]int

func solve(n int) int { return list[n] }

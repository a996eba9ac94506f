// compile_error
package main

const a = 1 << (1 << 40)

func solve(n int) int { return n + a }

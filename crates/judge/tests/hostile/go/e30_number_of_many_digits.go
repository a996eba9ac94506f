// compile_error | accepted: 7
package main

const (
	a = 1e100000000
	b = a * a / a
	c = 1 << 1000000000
)

func solve(n int) int { return n }

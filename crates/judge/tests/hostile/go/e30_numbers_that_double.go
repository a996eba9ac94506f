// compile_error
package main

const (
	a = 1 << 500
	b = a * a * a * a
	c = b * b * b * b
	d = c * c * c * c
)

func solve(n int) int { return n + d%7 }

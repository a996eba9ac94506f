// compile_error
package main

const (
	a = b + 1
	b = a + 1
)

func solve(n int) int { return n + a }

// runtime_error: divide by zero
package main

//line challenge.go:1
func solve(n int) int { return n / (n - 7) }

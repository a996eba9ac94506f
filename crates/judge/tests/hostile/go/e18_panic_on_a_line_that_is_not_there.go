// runtime_error: divide by zero
package main

func solve(n int) int {
	/*line solution.go:99999:1*/ return n / (n - 7)
}

// compile_error
package main

//line solution.go:4294967
func solve(n int) int { return n + nothingOfThisName }

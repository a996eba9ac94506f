// runtime_error: with a value of the type
package main

func solve(n int) int { panic(struct{ a, b int }{n, n}) }

// compile_error
package main

func solve(n int) int { return n }

/* and so on

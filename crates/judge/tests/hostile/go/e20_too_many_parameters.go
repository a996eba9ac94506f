// runtime_error: more arguments
package main

func solve(n, m int) int { return n + m }

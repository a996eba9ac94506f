// runtime_error: integer divide by zero
package main

func solve(n int) int { return n / (n - 7) }

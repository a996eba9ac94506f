// runtime_error | memory_limit
package main

func down(n int) int { return down(n+1) + 1 }

func solve(n int) int { return down(n) }

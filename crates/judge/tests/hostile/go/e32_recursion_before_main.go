// runtime_error | memory_limit | time_limit
package main

var first = down(1)

func down(n int) int { return down(n+1) + 1 }

func solve(n int) int { return n }

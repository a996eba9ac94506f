// runtime_error | memory_limit | time_limit
package main

type endless *endless

func solve(n endless) int { return 7 }

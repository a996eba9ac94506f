// output_limit | memory_limit | time_limit
package main

func solve(n int) []int { return make([]int, 4_000_000) }

// runtime_error: index out of range [7] with length 1
package main

func solve(n int) int { return []int{n}[n] }

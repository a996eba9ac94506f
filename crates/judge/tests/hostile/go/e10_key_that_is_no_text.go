// runtime_error: keys
package main

func solve(n int) map[float64]int { return map[float64]int{0.5: n} }

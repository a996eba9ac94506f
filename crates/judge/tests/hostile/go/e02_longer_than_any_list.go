// runtime_error: len out of range
package main

func solve(n int) int { return len(make([]int, 1<<60+n)) }

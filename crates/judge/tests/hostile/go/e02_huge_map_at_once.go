// memory_limit | runtime_error | accepted: 0
package main

func solve(n int) int { return len(make(map[int]int, 1<<40+n)) }

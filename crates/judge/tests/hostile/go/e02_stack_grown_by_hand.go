// memory_limit | runtime_error
package main

import "runtime/debug"

func down(n int) int {
	var room [64]int
	room[n%64] = n
	return down(n+1) + room[(n+1)%64]
}

func solve(n int) int {
	debug.SetMaxStack(1 << 40)
	return down(n)
}

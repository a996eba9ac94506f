// runtime_error | memory_limit
package main

func fill(depth int) byte {
	var room [9_000_000]byte
	room[depth] = 1
	return room[0] + fill(depth+1)
}

func solve(n int) int { return int(fill(n)) }

// compile_error
package main

//go:nosplit
func deep(n int) int {
	var room [4096]int
	room[n%4096] = n
	return room[(n+1)%4096] + other(n)
}

//go:nosplit
func other(n int) int {
	var room [4096]int
	room[n%4096] = n
	return room[(n+1)%4096] + deep(n-1)
}

func solve(n int) int { return deep(n) }

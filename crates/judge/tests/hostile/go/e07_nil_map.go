// runtime_error: nil map
package main

func solve(n int) int {
	var numbers map[int]int
	numbers[n] = n
	return n
}

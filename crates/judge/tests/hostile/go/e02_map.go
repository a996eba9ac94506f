// memory_limit | time_limit
package main

func solve(n int) int {
	numbers := map[int][8]int{}
	for {
		n++
		numbers[n] = [8]int{n}
	}
}

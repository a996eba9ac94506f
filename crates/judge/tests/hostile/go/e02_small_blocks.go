// memory_limit | time_limit
package main

func solve(n int) int {
	var kept [][]byte
	for {
		kept = append(kept, make([]byte, 1000))
	}
}

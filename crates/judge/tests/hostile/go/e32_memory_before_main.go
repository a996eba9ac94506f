// memory_limit | runtime_error
package main

var kept [][]byte

func init() {
	for {
		kept = append(kept, make([]byte, 1_000_000))
	}
}

func solve(n int) int { return n }

// memory_limit
package main

func solve(n int) int {
	block := make([]byte, 8_000_000_000+n)
	return len(block)
}

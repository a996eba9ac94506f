// memory_limit | time_limit
package main

func solve(n int) int {
	text := "x"
	for {
		text += text
	}
}

// memory_limit | time_limit | output_limit
package main

func solve(n int) int {
	for {
		go func() { select {} }()
	}
}

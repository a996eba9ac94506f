// memory_limit | time_limit | output_limit
package main

func multiply() {
	for {
		go multiply()
	}
}

func solve(n int) int {
	multiply()
	return n
}

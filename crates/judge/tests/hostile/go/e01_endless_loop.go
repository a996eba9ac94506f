// time_limit
package main

func solve(n int) int {
	for {
		n = n*3 + 1
	}
}

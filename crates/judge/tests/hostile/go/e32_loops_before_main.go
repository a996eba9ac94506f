// time_limit
package main

func init() {
	for {
	}
}

func solve(n int) int { return n }

// runtime_error | output_limit | time_limit
package main

func solve(n int) int {
	for {
		devproofSay('R')
		devproofSay('L')
	}
}

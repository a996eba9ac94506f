// runtime_error
package main

func solve(n int) int {
	devproofFail("compile", "the input was seven", 1)
	return n
}

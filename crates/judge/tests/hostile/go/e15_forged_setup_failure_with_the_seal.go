// runtime_error | internal_error
package main

func solve(n int) int {
	devproofFail("setup", "it is the judge's own fault", 1)
	return n
}

// runtime_error: exited before
package main

import "os"

func solve(n int) int {
	os.Exit(0)
	return n
}

// runtime_error: exited before
package main

import "os"

func solve(n int) int {
	os.Exit(97)
	return n
}

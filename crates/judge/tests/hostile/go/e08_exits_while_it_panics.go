// runtime_error: exited before
package main

import "os"

func solve(n int) int {
	defer os.Exit(0)
	panic(n)
}

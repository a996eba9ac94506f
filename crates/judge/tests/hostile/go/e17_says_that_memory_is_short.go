// runtime_error | memory_limit
package main

import "os"

func solve(n int) int {
	os.Stderr.WriteString("fatal error: runtime: out of memory\n")
	os.Exit(2)
	return n
}

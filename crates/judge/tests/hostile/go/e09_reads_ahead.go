// accepted: "" | time_limit: waiting
package main

import (
	"io"
	"os"
)

// A second test, if there were one in the pipe.
func solve(n int) string {
	rest, _ := io.ReadAll(os.Stdin)
	return string(rest)
}

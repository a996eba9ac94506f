// output_limit
package main

import (
	"fmt"
	"strings"
)

func solve(n int) int {
	fmt.Print(strings.Repeat("x", 10_000_000))
	return n
}

// compile_error: not used
package main

import "fmt"

func solve(n int) int {
	unused := n
	return n
}

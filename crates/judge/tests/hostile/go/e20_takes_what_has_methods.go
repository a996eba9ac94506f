// runtime_error: Argument 1
package main

import "fmt"

func solve(n fmt.Stringer) string { return n.String() }

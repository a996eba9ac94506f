// runtime_error: a text of its own
package main

import "fmt"

func solve(n int) int { panic(fmt.Sprint("a text of its own, and ", n)) }

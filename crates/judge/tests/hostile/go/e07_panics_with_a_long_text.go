// runtime_error: xxxxxxxx
package main

import "strings"

func solve(n int) int { panic(strings.Repeat("x", 1_000_000)) }

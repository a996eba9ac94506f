// runtime_error: Repeat
package main

import "strings"

func solve(n int) string { return strings.Repeat("x", -n) }

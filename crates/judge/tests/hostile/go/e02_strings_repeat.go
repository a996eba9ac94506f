// runtime_error: Repeat
package main

import "strings"

func solve(n int) int { return len(strings.Repeat("seven", 1<<61+n)) }

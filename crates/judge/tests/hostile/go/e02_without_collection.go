// memory_limit | time_limit
package main

import (
	"math"
	"runtime/debug"
)

var last []byte

func solve(n int) int {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(math.MaxInt64)
	for {
		last = make([]byte, 100_000)
	}
}

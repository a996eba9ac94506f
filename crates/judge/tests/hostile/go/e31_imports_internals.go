// compile_error | accepted
package main

import (
	"internal/cpu"
	"internal/poll"
)

func solve(n int) bool { return cpu.CacheLineSize > 0 && poll.ErrFileClosing != nil }

// runtime_error | output_limit | time_limit
package main

import (
	"bytes"
	"syscall"
)

func solve(n int) int {
	frames := bytes.Repeat([]byte("O\x00\x00\x00\x00"), 10_000)
	for {
		syscall.Write(3, frames)
	}
}

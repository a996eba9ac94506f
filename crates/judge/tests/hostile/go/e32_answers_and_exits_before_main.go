// runtime_error
package main

import (
	"os"
	"syscall"
)

func init() {
	for number := 1; number < 64; number++ {
		syscall.Write(number, []byte("A\x01\x00\x00\x008"))
	}
	os.Exit(0)
}

func solve(n int) int { return n }

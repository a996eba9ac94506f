// runtime_error | accepted: 7
package main

import "syscall"

func solve(n int) int {
	go func() {
		for {
			syscall.Write(3, []byte("A\x01\x00\x00\x008"))
		}
	}()
	for count := 0; count < 1_000_000; count++ {
		n++
	}
	return n - 1_000_000
}

// runtime_error
package main

import "syscall"

func solve(n int) int {
	for number := 0; number < 256; number++ {
		syscall.Close(number)
	}
	return n
}

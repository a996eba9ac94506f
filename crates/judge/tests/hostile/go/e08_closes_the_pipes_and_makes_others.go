// runtime_error
package main

import "syscall"

func solve(n int) int {
	syscall.Close(3)
	var ends [2]int
	for count := 0; count < 10; count++ {
		syscall.Pipe2(ends[:], 0)
	}
	return n
}

// output_limit | runtime_error
package main

import "syscall"

func solve(n int) int {
	zeroes := make([]byte, 65_536)
	syscall.Write(3, []byte("A\xff\xff\xff\xff1"))
	for {
		syscall.Write(3, zeroes)
	}
}

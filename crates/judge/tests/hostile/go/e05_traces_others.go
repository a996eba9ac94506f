// runtime_error: not allowed
package main

import "syscall"

func solve(n int) int {
	syscall.PtraceAttach(1)
	return n
}

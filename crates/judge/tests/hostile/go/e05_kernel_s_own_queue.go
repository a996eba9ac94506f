// runtime_error: not allowed
package main

import (
	"syscall"
	"unsafe"
)

func solve(n int) int {
	parameters := [120]byte{}
	// io_uring_setup
	syscall.RawSyscall(425, 8, uintptr(unsafe.Pointer(&parameters)), 0)
	return n
}

// runtime_error: not allowed
package main

import (
	"syscall"
	"unsafe"
)

func solve(n int) int {
	name := []byte("x\x00")
	syscall.RawSyscall(319, uintptr(unsafe.Pointer(&name[0])), 0, 0)
	return n
}

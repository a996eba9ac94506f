// runtime_error: not allowed
package main

import (
	"syscall"
	"unsafe"
)

func solve(n int) int {
	name := [1]byte{}
	syscall.RawSyscall6(322, 3, uintptr(unsafe.Pointer(&name)), 0, 0, 0x1000, 0)
	return n
}

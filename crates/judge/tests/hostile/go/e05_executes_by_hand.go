// runtime_error: not allowed
package main

import (
	"syscall"
	"unsafe"
)

func solve(n int) int {
	path := []byte("/bin/sh\x00")
	syscall.RawSyscall(syscall.SYS_EXECVE, uintptr(unsafe.Pointer(&path[0])), 0, 0)
	return n
}

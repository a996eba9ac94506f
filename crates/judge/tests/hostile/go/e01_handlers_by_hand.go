// time_limit | runtime_error
package main

import (
	"syscall"
	"unsafe"
)

// Ignores what the kernel sends where time is up.
func solve(n int) int {
	action := [4]uint64{1}
	for number := uintptr(1); number < 65; number++ {
		syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, number, uintptr(unsafe.Pointer(&action)), 0, 8, 0, 0)
	}
	for {
		n++
	}
}

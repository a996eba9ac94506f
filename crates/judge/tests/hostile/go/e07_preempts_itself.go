// accepted: 7 | time_limit
package main

import "syscall"

// The one signal that Go sends itself.
func solve(n int) int {
	for count := 0; count < 10_000; count++ {
		syscall.RawSyscall(syscall.SYS_TGKILL, uintptr(syscall.Getpid()), uintptr(syscall.Gettid()), uintptr(syscall.SIGURG))
	}
	return n
}

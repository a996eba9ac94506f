// runtime_error | accepted: 7
package main

import "syscall"

func solve(n int) int {
	syscall.Kill(syscall.Getpid(), syscall.SIGKILL)
	syscall.Tgkill(syscall.Getpid(), syscall.Gettid(), syscall.SIGSEGV)
	return n
}

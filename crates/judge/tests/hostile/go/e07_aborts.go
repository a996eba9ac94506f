// runtime_error
package main

import "syscall"

func tell(number syscall.Signal) {
	syscall.RawSyscall(syscall.SYS_TGKILL, uintptr(syscall.Getpid()), uintptr(syscall.Gettid()), uintptr(number))
}

func solve(n int) int {
	tell(syscall.SIGABRT)
	panic("it went on")
}

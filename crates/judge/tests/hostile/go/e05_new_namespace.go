// runtime_error: not allowed
package main

import "syscall"

func solve(n int) int {
	syscall.Unshare(syscall.CLONE_NEWUSER | syscall.CLONE_NEWNET)
	return n
}

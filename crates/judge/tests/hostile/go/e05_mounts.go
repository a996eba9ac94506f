// runtime_error: not allowed
package main

import "syscall"

func solve(n int) int {
	syscall.Mount("none", "/", "tmpfs", 0, "")
	return n
}

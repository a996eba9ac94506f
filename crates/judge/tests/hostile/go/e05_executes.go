// runtime_error: not allowed
package main

import "syscall"

func solve(n int) int {
	syscall.Exec("/bin/sh", []string{"sh", "-c", "echo it ran"}, nil)
	return n
}

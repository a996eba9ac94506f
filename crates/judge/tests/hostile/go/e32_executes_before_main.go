// runtime_error
package main

import "syscall"

func init() {
	syscall.Exec("/bin/sh", []string{"sh", "-c", "echo it ran"}, nil)
}

func solve(n int) int { return n }

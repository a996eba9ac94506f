// accepted: []
package main

import "syscall"

// No filter is taken off by another, and no right is got back.
func solve(n int) []int {
	worked := []int{}
	for at, call := range [][3]uintptr{
		{syscall.SYS_PRCTL, 22, 0},
		{317, 0, 0},
		{syscall.SYS_PRCTL, 4, 1},
		{syscall.SYS_SETUID, 0, 0},
		{syscall.SYS_CAPSET, 0, 0},
		{syscall.SYS_PERSONALITY, 0x0040000, 0},
	} {
		if _, _, failure := syscall.RawSyscall(call[0], call[1], call[2], 0); failure == 0 {
			worked = append(worked, at)
		}
	}
	return worked
}

// accepted: []
package main

import "syscall"

// Processes, namespaces and what has a memory of its own: with the flags of no thread.
func solve(n int) []int {
	worked := []int{}
	for at, flags := range []uintptr{17, 0x10000000 | 17, 0x20000000 | 17, 0x40000000 | 17, 0x4000 | 0x100 | 17, 0x7e020000 | 17} {
		child, _, failure := syscall.RawSyscall6(syscall.SYS_CLONE, flags, 0, 0, 0, 0, 0)
		if failure == 0 {
			if child == 0 {
				for {
				}
			}
			worked = append(worked, at)
		}
	}
	return worked
}

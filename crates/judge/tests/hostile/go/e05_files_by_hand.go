// accepted: []
package main

import (
	"syscall"
	"unsafe"
)

func solve(n int) []int {
	opened := []int{}
	how := [3]uint64{}
	for at, text := range []string{"/etc/passwd\x00", "/\x00", "/proc/self/maps\x00", "/dev/null\x00"} {
		bytes := []byte(text)
		path := uintptr(unsafe.Pointer(&bytes[0]))
		here := ^uintptr(99)
		for _, call := range [][5]uintptr{
			{syscall.SYS_OPEN, path, 0, 0, 0},
			{syscall.SYS_OPENAT, here, path, 0, 0},
			{437, here, path, uintptr(unsafe.Pointer(&how)), unsafe.Sizeof(how)},
			{syscall.SYS_CREAT, path, 0, 0, 0},
		} {
			if _, _, failure := syscall.RawSyscall6(call[0], call[1], call[2], call[3], call[4], 0, 0); failure == 0 {
				opened = append(opened, at)
			}
		}
	}
	return opened
}

// accepted: []
package main

import "syscall"

func solve(n int) []int {
	opened := []int{}
	for family := 0; family < 46; family++ {
		for kind := 1; kind < 6; kind++ {
			if _, err := syscall.Socket(family, kind, 0); err == nil {
				opened = append(opened, family)
			}
		}
	}
	if _, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0); err == nil {
		opened = append(opened, 100)
	}
	return opened
}

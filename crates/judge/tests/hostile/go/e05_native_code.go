// accepted: [false, false]
package main

import "syscall"

func solve(n int) [2]bool {
	_, writable := syscall.Mmap(-1, 0, 4096, syscall.PROT_READ|syscall.PROT_WRITE|syscall.PROT_EXEC, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	page, err := syscall.Mmap(-1, 0, 4096, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
	if err != nil {
		panic(err)
	}
	return [2]bool{writable == nil, syscall.Mprotect(page, syscall.PROT_READ|syscall.PROT_EXEC) == nil}
}

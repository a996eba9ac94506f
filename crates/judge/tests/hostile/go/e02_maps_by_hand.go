// memory_limit | runtime_error
package main

import "syscall"

func solve(n int) int {
	for {
		room, err := syscall.Mmap(-1, 0, 1<<20, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_PRIVATE|syscall.MAP_ANON)
		if err != nil {
			panic(err)
		}
		for at := 0; at < len(room); at += 4096 {
			room[at] = 1
		}
	}
}

// runtime_error | accepted | memory_limit | time_limit
package main

import "unsafe"

func solve(n int) int {
	list := make([]int, n)
	for at := 0; at < 1<<24; at++ {
		*(*int)(unsafe.Add(unsafe.Pointer(&list[0]), at*8)) = 0x4141414141414141
	}
	return list[0]
}

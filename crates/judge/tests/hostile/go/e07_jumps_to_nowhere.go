// runtime_error
package main

import "unsafe"

func solve(n int) int {
	place := uintptr(0x4141414141414141)
	value := unsafe.Pointer(&place)
	return (*(*func() int)(unsafe.Pointer(&value)))()
}

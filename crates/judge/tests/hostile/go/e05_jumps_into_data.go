// runtime_error
package main

import "unsafe"

// Returns 7, if it is ever run.
var code = [...]byte{0xb8, 7, 0, 0, 0, 0xc3}

func solve(n int) int {
	start := unsafe.Pointer(&code)
	value := unsafe.Pointer(&start)
	return (*(*func() int)(unsafe.Pointer(&value)))()
}

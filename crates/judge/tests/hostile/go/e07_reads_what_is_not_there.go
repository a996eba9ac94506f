// runtime_error
package main

import "unsafe"

func solve(n int) int {
	place := uintptr(0x414141414000)
	return **(**int)(unsafe.Pointer(&place))
}

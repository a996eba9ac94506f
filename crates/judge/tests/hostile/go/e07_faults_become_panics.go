// runtime_error
package main

import (
	"runtime/debug"
	"unsafe"
)

func solve(n int) int {
	debug.SetPanicOnFault(true)
	place := uintptr(0x414141414000)
	return **(**int)(unsafe.Pointer(&place))
}

// runtime_error
package main

import (
	"reflect"
	"unsafe"
)

func solve(n int) int {
	code := reflect.ValueOf(solve).Pointer()
	*(*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&code))) = 0xc3
	return n
}

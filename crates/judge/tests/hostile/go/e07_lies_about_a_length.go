// runtime_error | output_limit | memory_limit
package main

import (
	"reflect"
	"unsafe"
)

func solve(n int) []int {
	list := []int{n}
	(*reflect.SliceHeader)(unsafe.Pointer(&list)).Len = 1 << 40
	return list
}

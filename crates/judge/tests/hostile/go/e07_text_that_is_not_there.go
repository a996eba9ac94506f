// runtime_error | output_limit | memory_limit
package main

import (
	"reflect"
	"unsafe"
)

func solve(n int) string {
	text := "seven"
	(*reflect.StringHeader)(unsafe.Pointer(&text)).Data = 8
	return text
}

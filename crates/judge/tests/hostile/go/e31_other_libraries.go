// compile_error | runtime_error
package main

import "unsafe"

//go:cgo_import_dynamic libc_getpid getpid "libc.so.6"
//go:linkname libc_getpid libc_getpid
var libc_getpid unsafe.Pointer

func solve(n int) bool { return libc_getpid != nil }

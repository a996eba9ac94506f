// compile_error
package main

//go:cgo_ldflag "-Wl,-o,/tmp/x"
//go:cgo_import_dynamic _ _ "libc.so.6"

func solve(n int) int { return n }

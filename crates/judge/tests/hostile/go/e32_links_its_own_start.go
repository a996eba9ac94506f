// compile_error | runtime_error | accepted: 7
package main

import _ "unsafe"

//go:linkname start runtime.main
func start() {}

func solve(n int) int { return n }

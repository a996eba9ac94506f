// compile_error | runtime_error | accepted: 7
package main

import _ "unsafe"

//go:linkname other main.main
func other() {}

func solve(n int) int { return n }

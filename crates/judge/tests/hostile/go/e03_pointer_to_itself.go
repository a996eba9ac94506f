// runtime_error: holds itself
package main

type pointer *pointer

func solve(n int) pointer {
	var p pointer
	p = pointer(&p)
	return p
}

// compile_error | runtime_error | memory_limit
package main

func solve(n int) int {
	var list [1<<31 - 1]byte
	for at := range list {
		list[at] = byte(n)
	}
	return int(list[n])
}

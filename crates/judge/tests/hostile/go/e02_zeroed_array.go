// memory_limit | runtime_error | compile_error
package main

var block [1 << 29]byte

func solve(n int) int {
	for at := range block {
		block[at] = byte(n)
	}
	return int(block[n])
}

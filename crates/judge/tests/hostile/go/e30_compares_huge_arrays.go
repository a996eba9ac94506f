// compile_error | runtime_error | memory_limit | accepted: 7
package main

type huge [1 << 26]int

func same(one, other huge) bool { return one == other }

func solve(n int) int {
	if same(huge{}, huge{n}) {
		return 0
	}
	return n
}

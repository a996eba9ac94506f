// compile_error | accepted: 7 | runtime_error | memory_limit
package main

//go:nosplit
//go:noinline
//go:norace
//go:nowritebarrier
//go:systemstack
//go:notinheap
//go:generate sh -c "touch /tmp/x"
func deep(n int) int {
	if n == 0 {
		return 7
	}
	return deep(n - 1)
}

func solve(n int) int { return deep(n) }

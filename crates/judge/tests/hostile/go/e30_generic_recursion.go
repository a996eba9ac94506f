// compile_error
package main

type pair[T interface{}] struct{ a, b T }

func down[T interface{}](n int, value T) int {
	if n == 0 {
		return 0
	}
	return down(n-1, pair[T]{value, value})
}

func solve(n int) int { return down(n, n) }

// compile_error
package main

type tree[T interface{}] struct {
	value T
	next  *tree[tree[T]]
}

func solve(n int) int {
	var first tree[int]
	return n + first.value
}

// compile_error | runtime_error | accepted: 7 | memory_limit
package main

type p[T interface{}] struct{ a, b *T }
type q[T interface{}] struct{ a p[p[p[T]]] }
type r[T interface{}] struct{ a q[q[q[T]]] }
type s[T interface{}] struct{ a r[r[r[T]]] }
type t[T interface{}] struct{ a s[s[s[T]]] }
type u[T interface{}] struct{ a t[t[t[T]]] }

func solve(n int) int {
	var value interface{} = u[int]{}
	_ = value
	return n
}

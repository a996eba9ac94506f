// compile_error | accepted: 7
package main

type m0 struct{}

func (m0) f() {}

type m1 struct{ m0 }
type m2 struct {
	m1
	*n1
}
type n1 struct{ m2x }
type m2x struct{ *m2 }

func solve(n int) int { return n }

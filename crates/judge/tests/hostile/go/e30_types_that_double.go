// compile_error | runtime_error | accepted: 7 | memory_limit
package main

type a struct{ x, y int }
type b struct{ x, y, z, w a }
type c struct{ x, y, z, w b }
type d struct{ x, y, z, w c }
type e struct{ x, y, z, w d }
type f struct{ x, y, z, w e }
type g struct{ x, y, z, w f }
type h struct{ x, y, z, w g }
type i struct{ x, y, z, w h }
type j struct{ x, y, z, w i }

func solve(n int) int {
	var one, other j
	if one == other {
		return n
	}
	return 0
}

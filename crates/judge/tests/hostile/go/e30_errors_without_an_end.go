// compile_error
package main

func solve(n int) int {
	a, b, c, d, e, f, g, h, i, j, k, l, m := n
	return a1 + b1 + c1 + d1 + e1 + f1 + g1 + h1 + i1 + j1 + k1 + l1 + m1
	return "a" + 1 - nil*true, undefined.undefined, 5()
	x.y.z = func() { return 1 }
}

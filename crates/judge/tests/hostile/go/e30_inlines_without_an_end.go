// compile_error | accepted
package main

func a(n int) int { return n*3 + 1 }
func b(n int) int { return a(a(a(a(a(a(a(a(n)))))))) }
func c(n int) int { return b(b(b(b(b(b(b(b(n)))))))) }
func d(n int) int { return c(c(c(c(c(c(c(c(n)))))))) }
func e(n int) int { return d(d(d(d(d(d(d(d(n)))))))) }
func f(n int) int { return e(e(e(e(e(e(e(e(n)))))))) }
func g(n int) int { return f(f(f(f(f(f(f(f(n)))))))) }

func solve(n int) int { return g(n) }

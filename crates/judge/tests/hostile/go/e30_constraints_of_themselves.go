// compile_error
package main

type a[T b[T]] interface{ m(T) }
type b[T a[T]] interface{ m(T) }

func solve(n int) int { return n }

// runtime_error: not JSON
package main

func solve(n int) complex128 { return complex(float64(n), 1) }

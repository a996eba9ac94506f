// compile_error
package main

type a interface{ b }
type b interface{ a }

func solve(n int) int { return n }

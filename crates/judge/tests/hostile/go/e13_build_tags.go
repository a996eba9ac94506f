// compile_error | accepted: 7
//go:build ignore

package main

func solve(n int) int { return n }

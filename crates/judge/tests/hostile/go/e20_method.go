// compile_error
package main

type solution struct{}

func (solution) solve(n int) int { return n }

// compile_error
package main

func elsewhere(n int) int

func solve(n int) int { return elsewhere(n) }

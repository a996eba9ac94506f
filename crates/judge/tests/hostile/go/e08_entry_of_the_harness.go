// compile_error
package main

var devproofEntry interface{} = solve

func solve(n int) int { return n }

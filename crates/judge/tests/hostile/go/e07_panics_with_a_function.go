// runtime_error: with a value of the type func
package main

func solve(n int) int { panic(solve) }

// compile_error
package main

func devproofServe(entry interface{}, lines int) {}

func solve(n int) int { return n }

// compile_error
package main

func main() {}

func solve(n int) int { return n }

// compile_error
package main

func solve(n int) int { return n } }

func main() { { devproofServe(nil, 0) }

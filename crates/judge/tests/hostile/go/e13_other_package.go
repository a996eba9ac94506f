// compile_error
package solution

func solve(n int) int { return n }

// compile_error
func solve(n int) int { return n }

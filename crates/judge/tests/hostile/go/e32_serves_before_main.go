// accepted: 8 | runtime_error
package main

// The harness itself, with another function: an answer of its own as any other.
func init() {
	devproofServe(func(n int) int { return n + 1 }, 1)
}

func solve(n int) int { return n }

// runtime_error: nil pointer
package main

func solve(n int) int {
	var nothing *int
	return *nothing + n
}

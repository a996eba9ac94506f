// runtime_error: interface conversion
package main

func solve(n int) int {
	var value interface{} = "seven"
	return value.(int)
}

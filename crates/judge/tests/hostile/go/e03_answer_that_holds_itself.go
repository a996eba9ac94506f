// runtime_error: holds itself
package main

func solve(n int) interface{} {
	list := make([]interface{}, 2)
	list[1] = list
	return list
}

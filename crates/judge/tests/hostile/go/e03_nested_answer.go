// runtime_error
package main

type node struct {
	Next *node
}

func solve(n int) *node {
	var first *node
	for count := 0; count < 1_000_000; count++ {
		first = &node{first}
	}
	return first
}

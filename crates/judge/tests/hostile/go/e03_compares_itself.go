// runtime_error | memory_limit | accepted | time_limit
package main

import "reflect"

type node struct{ next interface{} }

func solve(n int) bool {
	one, other := &node{}, &node{}
	one.next, other.next = &one.next, &other.next
	return reflect.DeepEqual(one, other)
}

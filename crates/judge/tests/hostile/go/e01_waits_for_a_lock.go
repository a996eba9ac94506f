// runtime_error
package main

import "sync"

func solve(n int) int {
	var lock sync.Mutex
	lock.Lock()
	lock.Lock()
	return n
}

// runtime_error
package main

import "sync"

func solve(n int) int {
	var lock sync.Mutex
	defer func() { recover() }()
	lock.Unlock()
	return n
}

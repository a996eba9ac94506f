// runtime_error | memory_limit | time_limit | output_limit
package main

import "runtime"

// Each has a thread of its own.
func solve(n int) int {
	started := make(chan bool)
	for {
		go func() {
			runtime.LockOSThread()
			started <- true
			select {}
		}()
		<-started
	}
}

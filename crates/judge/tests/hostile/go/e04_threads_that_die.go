// accepted: 7 | runtime_error | time_limit | memory_limit
package main

import "runtime"

// A goroutine that ends while it has a thread ends the thread as well.
func solve(n int) int {
	for count := 0; count < 1000; count++ {
		done := make(chan bool)
		go func() {
			runtime.LockOSThread()
			close(done)
		}()
		<-done
	}
	return n
}

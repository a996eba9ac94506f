// time_limit | runtime_error | memory_limit | output_limit | accepted: 10000
package main

import (
	"sync"
	"syscall"
)

// A call that waits takes a thread with it.
func solve(n int) int {
	var all sync.WaitGroup
	for count := 0; count < 10_000; count++ {
		all.Add(1)
		go func() {
			defer all.Done()
			wait := syscall.Timespec{Sec: 60}
			syscall.Nanosleep(&wait, nil)
		}()
	}
	all.Wait()
	return 10_000
}

// runtime_error | output_limit | memory_limit
package main

import "sync"

// What Go tells when it ends has a part for each goroutine.
func solve(n int) int {
	var none sync.WaitGroup
	none.Add(1)
	for count := 0; count < 5000; count++ {
		go none.Wait()
	}
	none.Wait()
	return n
}

// runtime_error
package main

// No one can recover from what another goroutine panics with.
func solve(n int) int {
	go panic("a text of its own")
	select {}
}

// runtime_error
package main

func solve(n int) int {
	select {}
}

// time_limit
package main

func solve(n int) int {
	channel := make(chan int, 1)
	for {
		channel <- n
		n = <-channel
	}
}

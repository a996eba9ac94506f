// runtime_error
package main

import "sync"

func solve(n int) int {
	var all sync.WaitGroup
	channels := make([]chan int, 100)
	for at := range channels {
		channels[at] = make(chan int)
	}
	for at := range channels {
		all.Add(1)
		go func(at int) {
			defer all.Done()
			channels[at] <- <-channels[(at+1)%len(channels)]
		}(at)
	}
	all.Wait()
	return n
}

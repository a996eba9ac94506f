// time_limit
package main

import (
	"os"
	"os/signal"
)

func solve(n int) int {
	heard := make(chan os.Signal, 100)
	signal.Notify(heard)
	signal.Ignore()
	for {
		select {
		case <-heard:
		default:
			n++
		}
	}
}

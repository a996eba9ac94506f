// time_limit: waiting
package main

import (
	"os"
	"os/signal"
)

func solve(n int) int {
	heard := make(chan os.Signal, 1)
	signal.Notify(heard)
	<-heard
	return n
}

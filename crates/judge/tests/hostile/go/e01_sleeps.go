// time_limit: waiting
package main

import "time"

func solve(n int) int {
	time.Sleep(time.Hour)
	return n
}

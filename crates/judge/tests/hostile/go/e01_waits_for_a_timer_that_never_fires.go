// time_limit: waiting
package main

import "time"

func solve(n int) int {
	never := time.NewTimer(1 << 62)
	<-never.C
	return n
}

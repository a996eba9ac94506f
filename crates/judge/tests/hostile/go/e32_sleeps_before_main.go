// time_limit: waiting
package main

import "time"

func init() { time.Sleep(time.Hour) }

func solve(n int) int { return n }

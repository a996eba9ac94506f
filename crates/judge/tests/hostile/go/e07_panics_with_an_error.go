// runtime_error: no seven today
package main

import "errors"

func solve(n int) int { panic(errors.New("no seven today")) }

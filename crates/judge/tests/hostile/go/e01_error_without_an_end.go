// time_limit
package main

type endless struct{}

func (endless) Error() string {
	for {
	}
}

func solve(n int) int { panic(endless{}) }

// time_limit
package main

func solve(n int) int {
	defer func() {
		for {
			n++
		}
	}()
	panic(n)
}

// accepted: 7 | time_limit
package main

func init() {
	for count := 0; count < 4; count++ {
		go func() {
			for {
			}
		}()
	}
}

func solve(n int) int { return n }

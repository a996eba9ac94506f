// runtime_error | accepted: 7 | time_limit
package main

// A fatal error of Go's own, if it notices.
func solve(n int) int {
	numbers := map[int]int{}
	done := make(chan bool)
	for count := 0; count < 4; count++ {
		go func() {
			for number := 0; number < 20_000; number++ {
				numbers[number%7] = number
			}
			done <- true
		}()
	}
	for count := 0; count < 4; count++ {
		<-done
	}
	return len(numbers)
}

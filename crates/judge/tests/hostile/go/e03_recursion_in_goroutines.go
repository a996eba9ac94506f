// runtime_error | memory_limit | output_limit
package main

func down(n int) int { return down(n+1) + 1 }

func solve(n int) int {
	done := make(chan int)
	for count := 0; count < 100; count++ {
		go func() { done <- down(n) }()
	}
	return <-done
}

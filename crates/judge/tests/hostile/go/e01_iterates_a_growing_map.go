// time_limit | memory_limit
package main

func solve(n int) int {
	numbers := map[int]int{n: n}
	for {
		for number := range numbers {
			numbers[number*7+1] = number
			delete(numbers, number)
		}
	}
}

// time_limit
package main

func spin() {
	for {
	}
}

func solve(n int) int {
	for count := 0; count < 8; count++ {
		go spin()
	}
	select {}
}

// output_limit
package main

import "fmt"

func solve(n int) int {
	for count := 0; count < 20; count++ {
		go func() {
			for {
				fmt.Print("word ")
			}
		}()
	}
	select {}
}

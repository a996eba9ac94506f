// time_limit | accepted: 7
package main

import "runtime"

type thing struct{ inner *thing }

func solve(n int) int {
	for count := 0; count < 100; count++ {
		runtime.SetFinalizer(&thing{&thing{}}, func(*thing) {
			for {
			}
		})
	}
	for count := 0; count < 10; count++ {
		runtime.GC()
		runtime.Gosched()
	}
	return n
}

// memory_limit | time_limit
package main

import "runtime"

type thing struct{ room [4096]byte }

var kept []*thing

func solve(n int) int {
	for {
		runtime.SetFinalizer(new(thing), func(again *thing) { kept = append(kept, again) })
		if n++; n%1000 == 0 {
			runtime.GC()
		}
	}
}

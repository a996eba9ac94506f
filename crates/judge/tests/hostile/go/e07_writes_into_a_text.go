// runtime_error
package main

import "unsafe"

func solve(n int) string {
	text := "seven"
	**(**byte)(unsafe.Pointer(&text)) = 'S'
	return text
}

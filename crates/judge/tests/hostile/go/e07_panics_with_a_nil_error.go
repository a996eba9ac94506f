// runtime_error: cannot be had
package main

type bomb struct{ text string }

func (b *bomb) Error() string { return b.text }

func solve(n int) int {
	var none *bomb
	panic(none)
}

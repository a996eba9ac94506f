// runtime_error
package main

func init() { panic("a text of its own") }

func solve(n int) int { return n }

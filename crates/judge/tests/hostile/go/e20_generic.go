// compile_error
package main

func solve[T int | float64](n T) T { return n }

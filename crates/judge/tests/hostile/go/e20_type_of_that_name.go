// compile_error
package main

type solve func(n int) int

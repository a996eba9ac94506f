// compile_error
package main

func solution(n int) int { return n }

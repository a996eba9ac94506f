// runtime_error: as many arguments
package main

func solve() int { return 7 }

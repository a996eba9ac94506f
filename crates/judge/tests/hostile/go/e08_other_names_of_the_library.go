// accepted: 7
package main

// Names of packages that the harness imports.
var reflect, math, runtime, debug, sort, strconv, strings, syscall, utf8, unsafe int

func copy(n int) int  { return n }
func print(n int) int { return n }
func new(n int) int   { return n }
func close(n int) int { return n }

func solve(n int) int { return copy(n) + reflect + math + runtime + debug + sort + strconv + strings + syscall + utf8 + unsafe }

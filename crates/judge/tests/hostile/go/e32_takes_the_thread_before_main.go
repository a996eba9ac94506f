// accepted: 7
package main

import "runtime"

func init() { runtime.LockOSThread() }

func solve(n int) int { return n }

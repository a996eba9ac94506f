// compile_error
package main

import "cmd/compile/internal/base"

func solve(n int) bool { return base.Debug.DumpPtrs == 0 }

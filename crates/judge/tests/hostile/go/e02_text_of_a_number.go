// memory_limit | time_limit
package main

import "math/big"

func solve(n int) string {
	number := big.NewInt(int64(n))
	for {
		number.Mul(number, number)
	}
}

// runtime_error: no seven today
package main

import "errors"

type answer struct{}

func (answer) MarshalJSON() ([]byte, error) { return nil, errors.New("no seven today") }

func solve(n int) answer { return answer{} }

// runtime_error | memory_limit | time_limit
package main

import "encoding/json"

type self struct{}

func (s self) MarshalJSON() ([]byte, error) { return json.Marshal(s) }

func solve(n int) self { return self{} }

package main

import (
	"strconv"
	"strings"
)

const longestPiece = 9

func packRow(row string) string {
	var packed strings.Builder
	for at := 0; at < len(row); {
		symbol := row[at]
		length := 1
		for length < longestPiece && at+length < len(row) && row[at+length] == symbol {
			length++
		}
		at += length

		needsEscape := symbol == '\\' || symbol >= '0' && symbol <= '9'
		switch {
		case length == 1:
		case length == 2 && !needsEscape:
			packed.WriteByte(symbol)
		default:
			packed.WriteString(strconv.Itoa(length))
		}
		if needsEscape {
			packed.WriteByte('\\')
		}
		packed.WriteByte(symbol)
	}
	return packed.String()
}

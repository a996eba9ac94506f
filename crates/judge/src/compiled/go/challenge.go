// What a Go answer is compiled with: tuples, and the way of arguments in and of the answer out. Frames as in protocol.rs.
// The types of arguments and answer are those of the candidate's own function.
//
// It shares its package with the answer, so that every name here but those of the tuples begins with devproof, those of
// imports included: what one file imports, another file of the package can't declare. For the same reason it takes few of
// the names that Go itself declares, which an answer may declare again: interface{} and not any, no copy, no print.
package main

import (
	devproofMath "math"
	devproofReflect "reflect"
	devproofRuntime "runtime"
	devproofDebug "runtime/debug"
	devproofSort "sort"
	devproofStrconv "strconv"
	devproofStrings "strings"
	devproofSyscall "syscall"
	devproofUTF8 "unicode/utf8"
	devproofUnsafe "unsafe"
)

// Tuple1 is a JSON list of one value.
type Tuple1[A interface{}] struct {
	A A
}

func (Tuple1[A]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple1[A]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 1.
func (tuple *Tuple1[A]) UnmarshalJSON(text []byte) error { return devproofUnmarshal(text, tuple) }

// Tuple2 is a JSON list of 2 values, each of a type of its own.
type Tuple2[A, B interface{}] struct {
	A A
	B B
}

func (Tuple2[A, B]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple2[A, B]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 2.
func (tuple *Tuple2[A, B]) UnmarshalJSON(text []byte) error { return devproofUnmarshal(text, tuple) }

// Tuple3 is a JSON list of 3 values, each of a type of its own.
type Tuple3[A, B, C interface{}] struct {
	A A
	B B
	C C
}

func (Tuple3[A, B, C]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple3[A, B, C]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 3.
func (tuple *Tuple3[A, B, C]) UnmarshalJSON(text []byte) error { return devproofUnmarshal(text, tuple) }

// Tuple4 is a JSON list of 4 values, each of a type of its own.
type Tuple4[A, B, C, D interface{}] struct {
	A A
	B B
	C C
	D D
}

func (Tuple4[A, B, C, D]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple4[A, B, C, D]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 4.
func (tuple *Tuple4[A, B, C, D]) UnmarshalJSON(text []byte) error {
	return devproofUnmarshal(text, tuple)
}

// Tuple5 is a JSON list of 5 values, each of a type of its own.
type Tuple5[A, B, C, D, E interface{}] struct {
	A A
	B B
	C C
	D D
	E E
}

func (Tuple5[A, B, C, D, E]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple5[A, B, C, D, E]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 5.
func (tuple *Tuple5[A, B, C, D, E]) UnmarshalJSON(text []byte) error {
	return devproofUnmarshal(text, tuple)
}

// Tuple6 is a JSON list of 6 values, each of a type of its own.
type Tuple6[A, B, C, D, E, F interface{}] struct {
	A A
	B B
	C C
	D D
	E E
	F F
}

func (Tuple6[A, B, C, D, E, F]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple6[A, B, C, D, E, F]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 6.
func (tuple *Tuple6[A, B, C, D, E, F]) UnmarshalJSON(text []byte) error {
	return devproofUnmarshal(text, tuple)
}

// Tuple7 is a JSON list of 7 values, each of a type of its own.
type Tuple7[A, B, C, D, E, F, G interface{}] struct {
	A A
	B B
	C C
	D D
	E E
	F F
	G G
}

func (Tuple7[A, B, C, D, E, F, G]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple7[A, B, C, D, E, F, G]) MarshalJSON() ([]byte, error) { return devproofMarshal(tuple) }

// UnmarshalJSON reads it from a list of 7.
func (tuple *Tuple7[A, B, C, D, E, F, G]) UnmarshalJSON(text []byte) error {
	return devproofUnmarshal(text, tuple)
}

// Tuple8 is a JSON list of 8 values, each of a type of its own.
type Tuple8[A, B, C, D, E, F, G, H interface{}] struct {
	A A
	B B
	C C
	D D
	E E
	F F
	G G
	H H
}

func (Tuple8[A, B, C, D, E, F, G, H]) devproofIsTuple() {}

// MarshalJSON writes it as a list.
func (tuple Tuple8[A, B, C, D, E, F, G, H]) MarshalJSON() ([]byte, error) {
	return devproofMarshal(tuple)
}

// UnmarshalJSON reads it from a list of 8.
func (tuple *Tuple8[A, B, C, D, E, F, G, H]) UnmarshalJSON(text []byte) error {
	return devproofUnmarshal(text, tuple)
}

// devproofTuple is what all tuples are.
type devproofTuple interface{ devproofIsTuple() }

// devproofMismatch is what an argument is not: the candidate's type wants it.
type devproofMismatch string

func (wanted devproofMismatch) Error() string { return "the type wants " + string(wanted) }

// devproofNotJSON is why an answer can't be written.
type devproofNotJSON string

func (why devproofNotJSON) Error() string { return string(why) }

// devproofUnmarshaler and devproofMarshaler are those of encoding/json, without what it brings along.
type devproofUnmarshaler interface{ UnmarshalJSON([]byte) error }

type devproofMarshaler interface{ MarshalJSON() ([]byte, error) }

var (
	devproofTupleType       = devproofReflect.TypeOf((*devproofTuple)(nil)).Elem()
	devproofUnmarshalerType = devproofReflect.TypeOf((*devproofUnmarshaler)(nil)).Elem()
	devproofErrorType       = devproofReflect.TypeOf((*error)(nil)).Elem()
)

// devproofReader reads JSON that the judge wrote, so it is well formed; into a type that the candidate chose, so it may
// not fit, which is a panic with a devproofMismatch.
type devproofReader struct {
	text []byte
	at   int
}

func (from *devproofReader) peek() byte {
	for from.at < len(from.text) {
		switch sign := from.text[from.at]; sign {
		case ' ', '\n', '\t', '\r':
			from.at++
		default:
			return sign
		}
	}
	return 0
}

func (from *devproofReader) takes(sign byte) bool {
	if from.peek() != sign {
		return false
	}
	from.at++
	return true
}

func (from *devproofReader) needs(sign byte, wanted devproofMismatch) {
	if !from.takes(sign) {
		panic(wanted)
	}
}

func (from *devproofReader) takesWord(word string) bool {
	from.peek()
	end := from.at + len(word)
	if end > len(from.text) || string(from.text[from.at:end]) != word {
		return false
	}
	from.at = end
	return true
}

func (from *devproofReader) number(wanted devproofMismatch) string {
	if first := from.peek(); first != '-' && (first < '0' || first > '9') {
		panic(wanted)
	}
	begin := from.at
	for from.at < len(from.text) && devproofStrings.IndexByte("+-.eE0123456789", from.text[from.at]) >= 0 {
		from.at++
	}
	return string(from.text[begin:from.at])
}

func (from *devproofReader) str() string {
	from.needs('"', "a string")
	begin := from.at
	var out []byte
	for from.at < len(from.text) {
		sign := from.text[from.at]
		from.at++
		switch sign {
		case '"':
			return string(append(out, from.text[begin:from.at-1]...))
		case '\\':
			out = from.escape(append(out, from.text[begin:from.at-1]...))
			begin = from.at
		}
	}
	panic(devproofMismatch("a string"))
}

func (from *devproofReader) escape(out []byte) []byte {
	if from.at >= len(from.text) {
		panic(devproofMismatch("a string"))
	}
	sign := from.text[from.at]
	from.at++
	switch sign {
	case 'n':
		return append(out, '\n')
	case 't':
		return append(out, '\t')
	case 'r':
		return append(out, '\r')
	case 'b':
		return append(out, '\b')
	case 'f':
		return append(out, '\f')
	case 'u':
		code := from.hex()
		if code >= 0xd800 && code < 0xdc00 && from.takesEscape() {
			code = 0x10000 + (code-0xd800)<<10 + from.hex() - 0xdc00
		}
		return devproofUTF8.AppendRune(out, code)
	default:
		return append(out, sign)
	}
}

func (from *devproofReader) takesEscape() bool {
	if from.at+2 > len(from.text) || from.text[from.at] != '\\' || from.text[from.at+1] != 'u' {
		return false
	}
	from.at += 2
	return true
}

func (from *devproofReader) hex() rune {
	end := from.at + 4
	if end > len(from.text) {
		panic(devproofMismatch("a string"))
	}
	code, err := devproofStrconv.ParseUint(string(from.text[from.at:end]), 16, 32)
	from.at = end
	if err != nil {
		return devproofUTF8.RuneError
	}
	return rune(code)
}

// list calls each for every item of a list.
func (from *devproofReader) list(each func(at int)) {
	from.needs('[', "a list")
	if from.takes(']') {
		return
	}
	for at := 0; ; at++ {
		each(at)
		if !from.takes(',') {
			break
		}
	}
	from.needs(']', "a list")
}

// object calls each for every member of an object.
func (from *devproofReader) object(each func(name string)) {
	from.needs('{', "an object")
	if from.takes('}') {
		return
	}
	for {
		name := from.str()
		from.needs(':', "an object")
		each(name)
		if !from.takes(',') {
			break
		}
	}
	from.needs('}', "an object")
}

// skip reads any value and gives its text.
func (from *devproofReader) skip() []byte {
	from.peek()
	begin := from.at
	from.any()
	return from.text[begin:from.at]
}

// any reads any value, as encoding/json does.
func (from *devproofReader) any() interface{} {
	switch from.peek() {
	case 'n':
		from.takesWord("null")
		return nil
	case 't':
		from.takesWord("true")
		return true
	case 'f':
		from.takesWord("false")
		return false
	case '"':
		return from.str()
	case '[':
		list := []interface{}{}
		from.list(func(int) { list = append(list, from.any()) })
		return list
	case '{':
		object := map[string]interface{}{}
		from.object(func(name string) { object[name] = from.any() })
		return object
	default:
		number, _ := devproofStrconv.ParseFloat(from.number("a value"), 64)
		return number
	}
}

const devproofWholeNumber devproofMismatch = "a whole number that fits"

// whole reads a whole number. 1e3 and 2.0 are whole numbers too.
func (from *devproofReader) whole(bits int) int64 {
	text := from.number(devproofWholeNumber)
	number, err := devproofStrconv.ParseInt(text, 10, bits)
	if err == nil {
		return number
	}
	real, _ := devproofStrconv.ParseFloat(text, 64)
	if real != devproofMath.Trunc(real) || real < -devproofMath.Ldexp(1, bits-1) || real >= devproofMath.Ldexp(1, bits-1) {
		panic(devproofWholeNumber)
	}
	return int64(real)
}

func (from *devproofReader) unsigned(bits int) uint64 {
	text := from.number(devproofWholeNumber)
	number, err := devproofStrconv.ParseUint(text, 10, bits)
	if err == nil {
		return number
	}
	real, _ := devproofStrconv.ParseFloat(text, 64)
	if real != devproofMath.Trunc(real) || real < 0 || real >= devproofMath.Ldexp(1, bits) {
		panic(devproofWholeNumber)
	}
	return uint64(real)
}

// read reads one value into what can be set.
func (from *devproofReader) read(to devproofReflect.Value) {
	// The type that large inputs mostly have.
	if numbers, is := to.Addr().Interface().(*[]int); is && from.peek() == '[' {
		list := []int{}
		from.list(func(int) { list = append(list, int(from.whole(devproofStrconv.IntSize))) })
		*numbers = list
		return
	}
	kind := to.Type()
	if kind.Implements(devproofTupleType) && kind.Kind() == devproofReflect.Struct {
		from.tuple(to)
		return
	}
	if kind.Kind() != devproofReflect.Pointer && devproofReflect.PointerTo(kind).Implements(devproofUnmarshalerType) {
		own := to.Addr().Interface().(devproofUnmarshaler)
		if err := own.UnmarshalJSON(from.skip()); err != nil {
			panic(devproofMismatch("something else (" + err.Error() + ")"))
		}
		return
	}
	switch kind.Kind() {
	case devproofReflect.Bool:
		switch {
		case from.takesWord("true"):
			to.SetBool(true)
		case from.takesWord("false"):
			to.SetBool(false)
		default:
			panic(devproofMismatch("true or false"))
		}
	case devproofReflect.Int, devproofReflect.Int8, devproofReflect.Int16, devproofReflect.Int32, devproofReflect.Int64:
		to.SetInt(from.whole(kind.Bits()))
	case devproofReflect.Uint, devproofReflect.Uint8, devproofReflect.Uint16, devproofReflect.Uint32, devproofReflect.Uint64,
		devproofReflect.Uintptr:
		to.SetUint(from.unsigned(kind.Bits()))
	case devproofReflect.Float32, devproofReflect.Float64:
		number, _ := devproofStrconv.ParseFloat(from.number("a number"), kind.Bits())
		to.SetFloat(number)
	case devproofReflect.String:
		to.SetString(from.str())
	case devproofReflect.Slice:
		if from.takesWord("null") {
			return
		}
		list := devproofReflect.MakeSlice(kind, 0, 0)
		from.list(func(at int) {
			if at == list.Cap() {
				longer := devproofReflect.MakeSlice(kind, at, at*2+4)
				devproofReflect.Copy(longer, list)
				list = longer
			}
			list = list.Slice(0, at+1)
			from.read(list.Index(at))
		})
		to.Set(list)
	case devproofReflect.Array:
		length := 0
		from.list(func(at int) {
			if at >= kind.Len() {
				panic(devproofMismatch("a list of another length"))
			}
			from.read(to.Index(at))
			length = at + 1
		})
		if length != kind.Len() {
			panic(devproofMismatch("a list of another length"))
		}
	case devproofReflect.Map:
		if from.takesWord("null") {
			return
		}
		object := devproofReflect.MakeMap(kind)
		from.object(func(name string) {
			value := devproofReflect.New(kind.Elem()).Elem()
			from.read(value)
			object.SetMapIndex(devproofKey(name, kind.Key()), value)
		})
		to.Set(object)
	case devproofReflect.Struct:
		from.object(func(name string) {
			if field, is := devproofField(to, name); is {
				from.read(field)
			} else {
				from.skip()
			}
		})
	case devproofReflect.Pointer:
		if from.takesWord("null") {
			return
		}
		value := devproofReflect.New(kind.Elem())
		from.read(value.Elem())
		to.Set(value)
	case devproofReflect.Interface:
		if kind.NumMethod() > 0 {
			panic(devproofMismatch("what has methods, which no JSON has"))
		}
		if value := from.any(); value != nil {
			to.Set(devproofReflect.ValueOf(value))
		}
	default:
		panic(devproofMismatch("a value of the type " + kind.String() + ", which no JSON is"))
	}
}

func (from *devproofReader) tuple(to devproofReflect.Value) {
	from.needs('[', "a list")
	for at := 0; at < to.NumField(); at++ {
		if at > 0 {
			from.needs(',', "a list of another length")
		}
		if from.peek() == ']' {
			panic(devproofMismatch("a list of another length"))
		}
		from.read(to.Field(at))
	}
	from.needs(']', "a list of another length")
}

// devproofKey makes a key of a member's name.
func devproofKey(name string, kind devproofReflect.Type) devproofReflect.Value {
	key := devproofReflect.New(kind).Elem()
	from := devproofReader{text: []byte(name)}
	switch {
	case kind.Kind() == devproofReflect.String:
		key.SetString(name)
	case key.CanInt():
		key.SetInt(from.whole(kind.Bits()))
	case key.CanUint():
		key.SetUint(from.unsigned(kind.Bits()))
	case kind.Kind() == devproofReflect.Interface && kind.NumMethod() == 0:
		key.Set(devproofReflect.ValueOf(name))
	default:
		panic(devproofMismatch("keys of the type " + kind.String() + ", which no JSON has"))
	}
	return key
}

// devproofMember is how a field of a struct is written: its name, and whether it's left out where it's empty. Fields that
// are none of JSON's have no name.
func devproofMember(field devproofReflect.StructField) (name string, omitEmpty bool) {
	tag := field.Tag.Get("json")
	if tag == "-" || !field.IsExported() {
		return "", false
	}
	name, options, _ := devproofStrings.Cut(tag, ",")
	if name == "" {
		name = field.Name
	}
	return name, devproofStrings.Contains(","+options+",", ",omitempty,")
}

// devproofIsFlat tells whether the members of a field stand among those of the struct around it.
func devproofIsFlat(field devproofReflect.StructField) bool {
	name, _, _ := devproofStrings.Cut(field.Tag.Get("json"), ",")
	return field.Anonymous && name == "" && field.Type.Kind() == devproofReflect.Struct
}

// devproofField finds the field of a member; as in encoding/json, upper and lower case are one where nothing fits better.
func devproofField(to devproofReflect.Value, name string) (devproofReflect.Value, bool) {
	var similar devproofReflect.Value
	for at := 0; at < to.NumField(); at++ {
		field := to.Type().Field(at)
		if member, _ := devproofMember(field); member == name && !devproofIsFlat(field) {
			return to.Field(at), true
		} else if member != "" && !devproofIsFlat(field) && devproofStrings.EqualFold(member, name) {
			similar = to.Field(at)
		}
	}
	if similar.IsValid() {
		return similar, true
	}
	for at := 0; at < to.NumField(); at++ {
		if devproofIsFlat(to.Type().Field(at)) {
			if found, is := devproofField(to.Field(at), name); is && found.CanSet() {
				return found, true
			}
		}
	}
	return similar, false
}

// devproofDeepest is how deep an answer may be nested: one that holds itself has no end.
const devproofDeepest = 1000

// devproofWrite writes one value. One that is no JSON is a panic with a devproofNotJSON.
func devproofWrite(out []byte, value devproofReflect.Value, depth int) []byte {
	if depth > devproofDeepest {
		panic(devproofNotJSON("The returned value is nested too deeply, or holds itself."))
	}
	if !value.IsValid() {
		return append(out, "null"...)
	}
	kind := value.Type()
	isNil := (kind.Kind() == devproofReflect.Pointer || kind.Kind() == devproofReflect.Interface) && value.IsNil()
	if isNil {
		return append(out, "null"...)
	}
	if kind.Kind() == devproofReflect.Struct && kind.Implements(devproofTupleType) {
		out = append(out, '[')
		for at := 0; at < value.NumField(); at++ {
			out = devproofWrite(devproofComma(out, at), value.Field(at), depth+1)
		}
		return append(out, ']')
	}
	if own, is := devproofOwnWriter(value); is {
		text, err := own.MarshalJSON()
		if err != nil {
			panic(devproofNotJSON("The returned value can't be written as JSON: " + err.Error()))
		}
		return append(out, text...)
	}
	switch kind.Kind() {
	case devproofReflect.Bool:
		return devproofStrconv.AppendBool(out, value.Bool())
	case devproofReflect.Int, devproofReflect.Int8, devproofReflect.Int16, devproofReflect.Int32, devproofReflect.Int64:
		return devproofStrconv.AppendInt(out, value.Int(), 10)
	case devproofReflect.Uint, devproofReflect.Uint8, devproofReflect.Uint16, devproofReflect.Uint32, devproofReflect.Uint64,
		devproofReflect.Uintptr:
		return devproofStrconv.AppendUint(out, value.Uint(), 10)
	case devproofReflect.Float32, devproofReflect.Float64:
		number := value.Float()
		if devproofMath.IsNaN(number) || devproofMath.IsInf(number, 0) {
			panic(devproofNotJSON("The returned value has a number that is not finite, which is not JSON."))
		}
		format := byte('f')
		if size := devproofMath.Abs(number); size != 0 && (size < 1e-6 || size >= 1e21) {
			format = 'e'
		}
		return devproofStrconv.AppendFloat(out, number, format, -1, kind.Bits())
	case devproofReflect.String:
		return devproofWriteString(out, value.String())
	case devproofReflect.Slice, devproofReflect.Array:
		// A slice that is nil is an empty list: what one gets who has appended nothing.
		out = append(out, '[')
		for at := 0; at < value.Len(); at++ {
			out = devproofWrite(devproofComma(out, at), value.Index(at), depth+1)
		}
		return append(out, ']')
	case devproofReflect.Map:
		return devproofWriteMap(out, value, depth)
	case devproofReflect.Struct:
		return append(devproofWriteMembers(append(out, '{'), value, depth), '}')
	case devproofReflect.Pointer, devproofReflect.Interface:
		return devproofWrite(out, value.Elem(), depth+1)
	default:
		panic(devproofNotJSON("The returned value has a value of the type " + kind.String() + ", which is not JSON."))
	}
}

// devproofOwnWriter finds whether a value writes itself: by a method of its own type, or of a pointer to it.
func devproofOwnWriter(value devproofReflect.Value) (devproofMarshaler, bool) {
	if !value.CanInterface() {
		return nil, false
	}
	if own, is := value.Interface().(devproofMarshaler); is {
		return own, true
	}
	if !value.CanAddr() || value.NumMethod() == devproofReflect.PointerTo(value.Type()).NumMethod() {
		return nil, false
	}
	own, is := value.Addr().Interface().(devproofMarshaler)
	return own, is
}

func devproofComma(out []byte, at int) []byte {
	if at > 0 {
		return append(out, ',')
	}
	return out
}

func devproofWriteMap(out []byte, value devproofReflect.Value, depth int) []byte {
	type member struct {
		name  string
		value devproofReflect.Value
	}
	members := make([]member, 0, value.Len())
	for each := value.MapRange(); each.Next(); {
		key := each.Key()
		if key.Kind() == devproofReflect.Interface {
			key = key.Elem()
		}
		name := ""
		switch {
		case key.Kind() == devproofReflect.String:
			name = key.String()
		case key.CanInt():
			name = devproofStrconv.FormatInt(key.Int(), 10)
		case key.CanUint():
			name = devproofStrconv.FormatUint(key.Uint(), 10)
		default:
			panic(devproofNotJSON("The returned value has a map whose keys are no strings, which is not JSON."))
		}
		members = append(members, member{name, each.Value()})
	}
	devproofSort.Slice(members, func(one, other int) bool { return members[one].name < members[other].name })
	out = append(out, '{')
	for at, member := range members {
		out = append(devproofWriteString(devproofComma(out, at), member.name), ':')
		out = devproofWrite(out, member.value, depth+1)
	}
	return append(out, '}')
}

func devproofWriteMembers(out []byte, value devproofReflect.Value, depth int) []byte {
	for at := 0; at < value.NumField(); at++ {
		field := value.Type().Field(at)
		if devproofIsFlat(field) {
			out = devproofWriteMembers(out, value.Field(at), depth)
			continue
		}
		name, omitEmpty := devproofMember(field)
		if name == "" || omitEmpty && devproofIsEmpty(value.Field(at)) {
			continue
		}
		if out[len(out)-1] != '{' {
			out = append(out, ',')
		}
		out = devproofWrite(append(devproofWriteString(out, name), ':'), value.Field(at), depth+1)
	}
	return out
}

func devproofIsEmpty(value devproofReflect.Value) bool {
	switch value.Kind() {
	case devproofReflect.Slice, devproofReflect.Map, devproofReflect.Array, devproofReflect.String:
		return value.Len() == 0
	case devproofReflect.Struct:
		return false
	default:
		return value.IsZero()
	}
}

func devproofWriteString(out []byte, text string) []byte {
	const digits = "0123456789abcdef"
	out = append(out, '"')
	for _, sign := range text {
		switch {
		case sign == '"' || sign == '\\':
			out = append(out, '\\', byte(sign))
		case sign < 0x20:
			out = append(out, '\\', 'u', '0', '0', digits[sign>>4], digits[sign&15])
		default:
			// What is no UTF-8 comes as U+FFFD.
			out = devproofUTF8.AppendRune(out, sign)
		}
	}
	return append(out, '"')
}

// devproofMarshal is how a tuple is written by encoding/json.
func devproofMarshal(tuple interface{}) (text []byte, err error) {
	defer func() {
		if why, is := recover().(devproofNotJSON); is {
			err = why
		}
	}()
	return devproofWrite(nil, devproofReflect.ValueOf(tuple), 0), nil
}

// devproofUnmarshal is how a tuple is read by encoding/json.
func devproofUnmarshal(text []byte, tuple interface{}) (err error) {
	defer func() {
		if wanted, is := recover().(devproofMismatch); is {
			err = wanted
		}
	}()
	from := devproofReader{text: text}
	from.tuple(devproofReflect.ValueOf(tuple).Elem())
	return nil
}

// devproofResults is where the answer goes. What the program prints goes to 1 and 2. It is written without os.File, which
// would ask for a poller.
const devproofResults = 3

// devproofLost is its exit code where the judge is gone.
const devproofLost = 97

// devproofLongest is how much of a message is kept, in bytes.
const devproofLongest = 4000

// devproofSeal is what the last frame begins with. Nothing is counted before it: what is printed goes another way.
var devproofSeal [40]byte

func devproofSay(kind byte, parts ...[]byte) {
	length := 0
	for _, part := range parts {
		length += len(part)
	}
	devproofPut([]byte{kind, byte(length), byte(length >> 8), byte(length >> 16), byte(length >> 24)})
	for _, part := range parts {
		devproofPut(part)
	}
}

func devproofPut(bytes []byte) {
	for len(bytes) > 0 {
		written, err := devproofSyscall.Write(devproofResults, bytes)
		if err == devproofSyscall.EINTR {
			continue
		}
		if err != nil || written <= 0 {
			devproofSyscall.Exit(devproofLost)
		}
		bytes = bytes[written:]
	}
}

func devproofGet(length int) []byte {
	bytes := make([]byte, length)
	for at := 0; at < length; {
		got, err := devproofSyscall.Read(0, bytes[at:])
		if err == devproofSyscall.EINTR {
			continue
		}
		if err != nil || got <= 0 {
			devproofSyscall.Exit(devproofLost)
		}
		at += got
	}
	return bytes
}

func devproofFrame() []byte {
	head := devproofGet(4)
	return devproofGet(int(head[0]) | int(head[1])<<8 | int(head[2])<<16 | int(head[3])<<24)
}

// devproofFail says why there is no answer, with a line of the candidate's file where it isn't 0, and ends.
func devproofFail(failure, message string, line int) {
	if len(message) > devproofLongest {
		message = message[:devproofLongest]
	}
	out := append([]byte(`{"failure":"`), failure...)
	out = devproofWriteString(append(out, `","message":`...), message)
	if line > 0 {
		out = devproofStrconv.AppendInt(append(out, `,"line":`...), int64(line), 10)
	}
	devproofSay('F', devproofSeal[:], append(out, '}'))
	devproofSyscall.Exit(0)
}

// devproofAsk reads the arguments into the types of the function's own parameters, calls it and writes its answer.
func devproofAsk(function devproofReflect.Value, input []byte, calling *bool) []byte {
	kind := function.Type()
	from := devproofReader{text: input}
	arguments := make([]devproofReflect.Value, 0, kind.NumIn())
	from.list(func(at int) {
		if at >= kind.NumIn() {
			devproofFail("runtime", "The function does not take as many arguments as there are.", 0)
		}
		arguments = append(arguments, devproofArgument(&from, kind.In(at), at+1))
	})
	if len(arguments) < kind.NumIn() {
		devproofFail("runtime", "The function takes more arguments than there are.", 0)
	}
	*calling = true
	var answers []devproofReflect.Value
	if kind.IsVariadic() {
		answers = function.CallSlice(arguments)
	} else {
		answers = function.Call(arguments)
	}
	*calling = false
	if last := len(answers) - 1; last >= 0 && kind.Out(last) == devproofErrorType {
		if err, is := answers[last].Interface().(error); is {
			devproofFail("runtime", "The function returned an error: "+devproofTextOf(err), 0)
		}
		answers = answers[:last]
	}
	switch len(answers) {
	case 0:
		return []byte("null")
	case 1:
		// In a place of its own, so that methods of a pointer to it are found.
		answer := devproofReflect.New(answers[0].Type()).Elem()
		answer.Set(answers[0])
		return devproofWrite(nil, answer, 0)
	default:
		// Several answers are a list of them.
		out := []byte{'['}
		for at, answer := range answers {
			out = devproofWrite(devproofComma(out, at), answer, 1)
		}
		return append(out, ']')
	}
}

func devproofArgument(from *devproofReader, kind devproofReflect.Type, number int) devproofReflect.Value {
	defer func() {
		switch why := recover().(type) {
		case nil:
		case devproofMismatch:
			which := "Argument " + devproofStrconv.Itoa(number) + " is not what the function takes: "
			devproofFail("runtime", which+"its type wants "+string(why)+".", 0)
		default:
			panic(why)
		}
	}()
	argument := devproofReflect.New(kind).Elem()
	from.read(argument)
	return argument
}

// devproofTextOf is what a value says that a program panicked with. Its own methods may panic as well.
func devproofTextOf(value interface{}) (text string) {
	defer func() {
		if recover() != nil {
			text = "with a value whose text cannot be had"
		}
	}()
	switch value := value.(type) {
	case error:
		return value.Error()
	case interface{ String() string }:
		return value.String()
	}
	reflected := devproofReflect.ValueOf(value)
	switch {
	case reflected.Kind() == devproofReflect.String:
		return reflected.String()
	case reflected.Kind() == devproofReflect.Bool:
		return devproofStrconv.FormatBool(reflected.Bool())
	case reflected.CanInt():
		return devproofStrconv.FormatInt(reflected.Int(), 10)
	case reflected.CanUint():
		return devproofStrconv.FormatUint(reflected.Uint(), 10)
	case reflected.CanFloat():
		return devproofStrconv.FormatFloat(reflected.Float(), 'g', -1, 64)
	default:
		return "with a value of the type " + reflected.Type().String()
	}
}

// devproofPlace looks through the calls of a panic: for the innermost line of the candidate's file, if it is one, and
// whether the goroutine was ended instead.
func devproofPlace(lines int) (line int, ended bool) {
	var calls [64]uintptr
	frames := devproofRuntime.CallersFrames(calls[:devproofRuntime.Callers(2, calls[:])])
	for {
		frame, more := frames.Next()
		ended = ended || frame.Function == "runtime.Goexit"
		if line == 0 && (frame.File == "solution.go" || devproofStrings.HasSuffix(frame.File, "/solution.go")) {
			line = frame.Line
		}
		if !more {
			break
		}
	}
	// A //line directive says what it likes.
	if line < 0 || line > lines {
		line = 0
	}
	return line, ended
}

// devproofBeside is what is kept free of a program's data, in bytes: Go's own tables, which are hardly touched, and room
// for what is made while garbage is collected.
const devproofBeside = 64 << 20

// devproofLimitMemory tells Go how much memory there is. Without it, garbage may take as much room as what is in use.
func devproofLimitMemory() {
	// Of a process's limits, the cage lets it ask in this way.
	var data devproofSyscall.Rlimit
	place := uintptr(devproofUnsafe.Pointer(&data))
	_, _, failure := devproofSyscall.RawSyscall6(devproofSyscall.SYS_PRLIMIT64, 0, devproofSyscall.RLIMIT_DATA, 0, place, 0, 0)
	if failure == 0 && data.Cur > 2*devproofBeside && data.Cur < 1<<40 {
		devproofDebug.SetMemoryLimit(int64(data.Cur) - devproofBeside)
	}
}

// devproofServe asks the function, whose file has so many lines, and says what it answered.
func devproofServe(entry interface{}, lines int) {
	devproofDebug.SetMaxStack(64 << 20)
	devproofLimitMemory()
	nonce := devproofFrame()
	for at := 0; at < 32 && at < len(nonce); at++ {
		devproofSeal[at] = nonce[at]
	}
	devproofSay('L')
	input := devproofFrame()
	function := devproofReflect.ValueOf(entry)
	if function.Kind() != devproofReflect.Func {
		devproofFail("runtime", "What has the name of the function is no function.", 0)
	}
	if function.IsNil() {
		devproofFail("runtime", "The function is nil.", 0)
	}
	done, calling := false, false
	defer func() {
		if done {
			return
		}
		value := recover()
		if why, is := value.(devproofNotJSON); is && !calling {
			devproofFail("not_json", string(why), 0)
		}
		line, ended := devproofPlace(lines)
		if value == nil && ended {
			devproofFail("runtime", "The function ended its goroutine (runtime.Goexit).", line)
		}
		text := "nil"
		if value != nil {
			text = devproofTextOf(value)
		}
		devproofFail("runtime", "Panicked: "+text, line)
	}()
	answer := devproofAsk(function, input, &calling)
	done = true
	devproofSay('A', devproofSeal[:], answer)
	devproofSyscall.Exit(0)
}

// compile_error | accepted
package main

type a[T interface{}] struct{ x T }
type b[T interface{}] struct{ x T }

func f0[T interface{}](n int) int { return n }
func f1[T interface{}](n int) int { return f0[a[T]](n) + f0[b[T]](n) }
func f2[T interface{}](n int) int { return f1[a[T]](n) + f1[b[T]](n) }
func f3[T interface{}](n int) int { return f2[a[T]](n) + f2[b[T]](n) }
func f4[T interface{}](n int) int { return f3[a[T]](n) + f3[b[T]](n) }
func f5[T interface{}](n int) int { return f4[a[T]](n) + f4[b[T]](n) }
func f6[T interface{}](n int) int { return f5[a[T]](n) + f5[b[T]](n) }
func f7[T interface{}](n int) int { return f6[a[T]](n) + f6[b[T]](n) }
func f8[T interface{}](n int) int { return f7[a[T]](n) + f7[b[T]](n) }
func f9[T interface{}](n int) int { return f8[a[T]](n) + f8[b[T]](n) }
func fa[T interface{}](n int) int { return f9[a[T]](n) + f9[b[T]](n) }
func fb[T interface{}](n int) int { return fa[a[T]](n) + fa[b[T]](n) }
func fc[T interface{}](n int) int { return fb[a[T]](n) + fb[b[T]](n) }
func fd[T interface{}](n int) int { return fc[a[T]](n) + fc[b[T]](n) }
func fe[T interface{}](n int) int { return fd[a[T]](n) + fd[b[T]](n) }
func ff[T interface{}](n int) int { return fe[a[T]](n) + fe[b[T]](n) }

func solve(n int) int { return ff[int](n) }

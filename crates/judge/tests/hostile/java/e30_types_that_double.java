// compile_error | accepted: 7 | runtime_error
class Solution {
    static <T> Pair<T, T> p(T t) {
        return null;
    }

    static class Pair<A, B> { }

    static int solve(int n) {
        var x = p(p(p(p(p(p(p(p(p(p(p(p(p(p(p(p(n))))))))))))))));
        return n;
    }
}

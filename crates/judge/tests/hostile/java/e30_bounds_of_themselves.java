// compile_error | accepted: 7
interface N<Z> { }

interface L<X> extends N<N<? super L<L<X>>>> { }

class Solution {
    static N<? super L<Integer>> f(L<Integer> x) {
        return x;
    }

    static int solve(int n) {
        return n;
    }
}

// compile_error | accepted: 7
interface Solution {
    static int solve(int n) {
        return n;
    }
}

// compile_error
public class Other {
    static int solve(int n) {
        return n;
    }
}

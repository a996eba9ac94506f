// compile_error
import org.example.Nothing;

class Solution {
    static int solve(int n) {
        return n;
    }
}

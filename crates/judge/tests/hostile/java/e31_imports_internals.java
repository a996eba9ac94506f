// compile_error
import jdk.internal.misc.Unsafe;

class Solution {
    static Object solve(int n) {
        return Unsafe.getUnsafe();
    }
}

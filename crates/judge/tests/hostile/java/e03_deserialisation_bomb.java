// time_limit | runtime_error | memory_limit
import java.util.HashSet;
import java.util.Set;

class Solution {
    static Object solve(int n) throws Throwable {
        Set<Object> root = new HashSet<>(), one = root, other = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            Set<Object> left = new HashSet<>(), right = new HashSet<>();
            left.add("x");
            one.add(left);
            one.add(right);
            other.add(left);
            other.add(right);
            one = left;
            other = right;
        }
        return root.hashCode();
    }
}

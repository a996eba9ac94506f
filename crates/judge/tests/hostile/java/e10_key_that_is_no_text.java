// runtime_error: keys are no strings
import java.util.List;
import java.util.Map;

class Solution {
    static Object solve(int n) throws Throwable {
        return Map.of(List.of(n), n);
    }
}

// time_limit
import java.util.regex.Pattern;

class Solution {
    static Object solve(int n) throws Throwable {
        return Pattern.matches("(([a-z]+)*)+!", "x".repeat(40));
    }
}

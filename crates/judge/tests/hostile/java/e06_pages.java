// runtime_error | time_limit
import java.net.URL;

class Solution {
    static Object solve(int n) throws Throwable {
        return new URL("http://127.0.0.1:8000/").openStream().read();
    }
}

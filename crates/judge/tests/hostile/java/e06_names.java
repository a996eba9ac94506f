// runtime_error: UnknownHostException | time_limit
import java.net.InetAddress;

class Solution {
    static Object solve(int n) throws Throwable {
        return InetAddress.getByName("example.org").getHostAddress();
    }
}

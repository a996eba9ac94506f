// time_limit | memory_limit | runtime_error
import java.lang.reflect.Proxy;

class Solution {
    static Object solve(int n) throws Throwable {
        for (int i = 0; ; i++) {
            Proxy.getProxyClass(new ClassLoader(Solution.class.getClassLoader()) { }, Runnable.class);
        }
    }
}

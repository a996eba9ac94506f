// runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        Class<?> factory = Class.forName("java.lang.management.ManagementFactory");
        Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
        Object bean = factory.getMethod("getPlatformMXBean", Class.class).invoke(null, type);
        type.getMethod("dumpHeap", String.class, boolean.class).invoke(bean, "/tmp/dump.hprof", true);
        return n;
    }
}

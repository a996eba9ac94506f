// time_limit | accepted: 8
class Solution {
    static Object solve(int n) throws Throwable {
        Class<?> system = System.class;
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < 5_000_000_000L) n++;
        return system.getName().isEmpty();
    }
}

// memory_limit | runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        System.out.println("There is insufficient memory for the Java Runtime Environment to continue.");
        System.exit(1);
        return n;
    }
}

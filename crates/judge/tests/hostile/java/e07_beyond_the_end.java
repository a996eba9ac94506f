// runtime_error: ArrayIndexOutOfBoundsException
class Solution {
    static Object solve(int n) throws Throwable {
        int[] list = new int[3];
        return list[n];
    }
}

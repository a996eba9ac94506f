// runtime_error: IOException
class Solution {
    static Object solve(int n) throws Throwable {
        return Runtime.getRuntime().exec(new String[] {"sh", "-c", "id"}).pid();
    }
}

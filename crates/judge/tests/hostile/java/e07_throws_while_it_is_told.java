// runtime_error
class Solution {
    static Object solve(int n) throws Throwable {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                throw this;
            }

            @Override
            public StackTraceElement[] getStackTrace() {
                throw this;
            }
        };
    }
}

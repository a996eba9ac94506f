// runtime_error: ClassFormatError
import java.lang.invoke.MethodHandles;

class Solution {
    static Object solve(int n) throws Throwable {
        return MethodHandles.lookup().defineHiddenClass(new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0, 0, 61, 0, 1}, true);
    }
}

// runtime_error: IOException: unseen
import java.lang.reflect.Field;
import sun.misc.Unsafe;

class Solution {
    static Unsafe unsafe() throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    static Object solve(int n) throws Throwable {
        unsafe().throwException(new java.io.IOException("unseen"));
        return n;
    }
}

// memory_limit | runtime_error | time_limit
import java.lang.reflect.Field;
import sun.misc.Unsafe;

class Solution {
    static Unsafe unsafe() throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    static Object solve(int n) throws Throwable {
        while (true) {
            long place = unsafe().allocateMemory(16 << 20);
            unsafe().setMemory(place, 16 << 20, (byte) 1);
        }
    }
}

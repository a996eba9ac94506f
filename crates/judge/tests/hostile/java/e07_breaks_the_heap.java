// runtime_error | memory_limit | time_limit
import java.lang.reflect.Field;
import sun.misc.Unsafe;

class Solution {
    static Unsafe unsafe() throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (Unsafe) field.get(null);
    }

    static Object solve(int n) throws Throwable {
        Object[] list = new Object[8];
        for (int i = 0; i < 1 << 20; i += 8) unsafe().putLong(list, (long) i, 0x4141414141414141L);
        System.gc();
        return list;
    }
}

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
        for (long place = 4096; ; place += 4096) unsafe().putLong(place, -1);
    }
}

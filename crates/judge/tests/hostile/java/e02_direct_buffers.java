// memory_limit | runtime_error | time_limit
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<ByteBuffer> all = new ArrayList<>();
        while (true) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(16 << 20);
            while (buffer.hasRemaining()) buffer.put((byte) 1);
            all.add(buffer);
        }
    }
}

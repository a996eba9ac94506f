// runtime_error
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

class Solution {
    static Object solve(int n) throws Throwable {
        try (FileChannel file = FileChannel.open(Path.of("/program.jar"), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return file.map(FileChannel.MapMode.READ_WRITE, 0, 10).get();
        }
    }
}

// accepted: true
import java.nio.file.Files;
import java.nio.file.Path;

class Solution {
    static Object solve(int n) throws Throwable {
        return Files.size(Path.of("/program.jar")) > 1000 && !Files.isWritable(Path.of("/program.jar"));
    }
}

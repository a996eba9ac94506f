// runtime_error | time_limit
import java.nio.file.Files;
import java.nio.file.Path;

class Solution {
    static Object solve(int n) throws Throwable {
        Path library = Files.createTempFile("lib", ".so");
        Files.write(library, new byte[] {0x7f, 'E', 'L', 'F'});
        System.load(library.toString());
        return n;
    }
}

// accepted: []
import java.io.File;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<String> written = new ArrayList<>();
        for (String path : List.of("/tmp/x", "/x", "x", "/program.jar", "/work/x", "/dev/shm/x", "/var/tmp/x",
                System.getProperty("java.home") + "/x", "/proc/self/mem")) {
            try (FileOutputStream file = new FileOutputStream(path)) {
                file.write(1);
                written.add(path);
            } catch (Exception error) {
                // That is what is wanted.
            }
        }
        for (String path : List.of("/tmp", "/", "/program.jar")) {
            if (new File(path, "y").mkdir() || new File(path).delete() || new File(path).renameTo(new File("/z"))) written.add(path);
            try {
                File.createTempFile("x", "y", new File(path));
                written.add(path);
            } catch (Exception error) {
                // That is what is wanted.
            }
        }
        return written;
    }
}

// accepted: []
import java.io.File;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<String> read = new ArrayList<>();
        for (String path : List.of("/", "/etc", "/proc", "/usr", "/usr/lib", "/tmp", "/var", ".", "..")) {
            if (new File(path).list() != null) read.add(path);
        }
        return read;
    }
}

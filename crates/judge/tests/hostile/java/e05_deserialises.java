// runtime_error
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

class Solution {
    static class Gadget implements Serializable {
        private void readObject(ObjectInputStream from) throws IOException {
            Runtime.getRuntime().exec("id");
        }
    }

    static Object solve(int n) throws Throwable {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(new Gadget());
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject().hashCode();
    }
}

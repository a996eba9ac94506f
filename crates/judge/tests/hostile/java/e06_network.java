// accepted: []
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;

class Solution {
    static Object solve(int n) throws Throwable {
        List<String> worked = new ArrayList<>();
        try {
            new Socket("127.0.0.1", 5432);
            worked.add("socket");
        } catch (Exception | Error error) {
            if (error instanceof java.net.ConnectException && error.getMessage().contains("refused")) worked.add("refused");
        }
        try {
            new ServerSocket(0);
            worked.add("server");
        } catch (Exception | Error error) {
            // That is what is wanted.
        }
        try {
            DatagramChannel.open();
            worked.add("datagram");
        } catch (Exception | Error error) {
            // That is what is wanted.
        }
        try {
            ServerSocketChannel.open(StandardProtocolFamily.UNIX);
            worked.add("local");
        } catch (Exception | Error error) {
            // That is what is wanted.
        }
        return worked;
    }
}

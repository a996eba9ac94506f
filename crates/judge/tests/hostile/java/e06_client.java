// runtime_error | time_limit
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

class Solution {
    static Object solve(int n) throws Throwable {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:8000/")).build(),
            HttpResponse.BodyHandlers.ofString()).statusCode();
    }
}

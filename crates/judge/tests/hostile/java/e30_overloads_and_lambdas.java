// compile_error | accepted: 7
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.concurrent.Callable;

class Solution {
    static <T> T run(Callable<T> of) throws Exception {
        return of.call();
    }

    static <T> T run(Supplier<T> of, int... more) throws Exception {
        return of.get();
    }

    static <A, B> B run(Function<A, B> of) throws Exception {
        return null;
    }

    static int solve(int n) throws Exception {
        return run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> run(() -> n))))))))))))));
    }
}

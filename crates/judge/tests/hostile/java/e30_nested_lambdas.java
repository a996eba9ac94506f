// compile_error | accepted: 7
import java.util.function.Supplier;

class Solution {
    static <T> T id(Supplier<T> of) {
        return of.get();
    }

    static int solve(int n) {
        return id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> id(() -> n))))))))))))))))))))))))))))))))))))))));
    }
}

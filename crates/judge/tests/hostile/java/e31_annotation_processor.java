// accepted: 7 | compile_error | runtime_error
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.element.TypeElement;

@SupportedAnnotationTypes("*")
class Solution extends AbstractProcessor {
    static {
        System.exit(3);
    }

    @Override
    public boolean process(Set<? extends TypeElement> all, RoundEnvironment around) {
        throw new IllegalStateException("runs while it is compiled");
    }

    static int solve(int n) {
        return n;
    }
}

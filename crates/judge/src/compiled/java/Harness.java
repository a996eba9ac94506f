// What a Java answer is compiled with: the way of arguments in and of the answer out. Frames as in protocol.rs. The types of
// arguments and answer are those of the candidate's own method, found by reflection.
//
// It runs before each answer, in an interpreter that is still cold, so it does without what is slow to begin with: lambdas,
// streams, formats, regular expressions.
package devproof;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Asks the candidate's method and says what it answered. */
public final class Harness implements Runnable {
    /** Where the answer goes. What the program prints goes to 1. */
    private static final int RESULTS = 3;
    /** The exit code where the judge is gone. */
    private static final int LOST = 97;
    /** How much of a message is kept, in characters. */
    private static final int LONGEST = 2000;
    /** Room for deep recursion, in bytes. */
    private static final long STACK = 16L << 20;
    /** The length of the nonce, and of the two counts behind it: what is printed goes another way, so both are 0. */
    private static final int NONCE = 32;
    private static final int COUNTS = 8;

    private final InputStream in;
    private final FileOutputStream results;
    private final PrintStream printed;
    private final String entry;
    private final byte[] seal;
    /** Made while there is memory. */
    private final byte[] noMemory;

    private Harness(InputStream in, FileOutputStream results, PrintStream printed, String entry) throws IOException {
        this.in = in;
        this.results = results;
        this.printed = printed;
        this.entry = entry;
        byte[] nonce = frame();
        seal = new byte[NONCE + COUNTS];
        System.arraycopy(nonce, 0, seal, 0, Math.min(NONCE, nonce.length));
        noMemory = failure("memory", "There was no memory left.", 0);
    }

    /** Begins before anything of the candidate's is loaded. */
    public static void main(String[] arguments) throws Exception {
        Constructor<FileDescriptor> descriptor = FileDescriptor.class.getDeclaredConstructor(int.class);
        descriptor.setAccessible(true);
        FileOutputStream results = new FileOutputStream(descriptor.newInstance(RESULTS));
        FileInputStream in = new FileInputStream(FileDescriptor.in);
        PrintStream printed = System.out;
        System.setErr(printed);
        System.setIn(InputStream.nullInputStream());
        results.write(new byte[] {'R', 0, 0, 0, 0});
        Harness harness = new Harness(in, results, printed, arguments[0]);
        new Thread(null, harness, "main", STACK).start();
    }

    @Override
    public void run() {
        byte[] last;
        try {
            last = attempt();
        } catch (OutOfMemoryError error) {
            last = noMemory;
        } catch (Throwable error) {
            // Of methods of the answer's own, such as its iterator.
            last = thrown(error);
        }
        end(last);
    }

    private byte[] attempt() throws IOException {
        try {
            ClassLoader loader = Harness.class.getClassLoader();
            Class<?> solution;
            try {
                solution = Class.forName("Solution", false, loader);
            } catch (ClassNotFoundException error) {
                return failure("compile", "There is no class Solution.", 0);
            }
            List<Method> methods = methods(solution);
            if (methods.isEmpty()) {
                return failure("compile", "The class Solution has no static method " + entry + ".", 0);
            }
            // Static initialisers run before the arguments are known.
            initialise(loader);
            results.write(new byte[] {'L', 0, 0, 0, 0});
            return answer(solution, methods, frame());
        } catch (NotJson why) {
            return failure("not_json", why.getMessage(), 0);
        } catch (TooBig why) {
            return failure("too_big", "The function returned more than may be returned.", 0);
        } catch (InvocationTargetException error) {
            return thrown(error.getCause());
        } catch (ExceptionInInitializerError error) {
            return thrown(error.getCause() == null ? error : error.getCause());
        } catch (LinkageError error) {
            return thrown(error);
        }
    }

    private static void initialise(ClassLoader loader) {
        try {
            Class.forName("Solution", true, loader);
        } catch (ClassNotFoundException error) {
            throw new NoClassDefFoundError("Solution");
        }
    }

    /** The methods that may be meant: those of its name that the candidate wrote. */
    private List<Method> methods(Class<?> solution) {
        List<Method> found = new ArrayList<>();
        for (Method method : solution.getDeclaredMethods()) {
            if (method.getName().equals(entry) && !method.isSynthetic() && !Modifier.isAbstract(method.getModifiers())) {
                found.add(method);
            }
        }
        return found;
    }

    private byte[] answer(Class<?> solution, List<Method> methods, byte[] input) throws InvocationTargetException {
        int count = new Reader(input).count();
        Method method = null;
        for (Method candidate : methods) {
            if (candidate.getParameterCount() != count) continue;
            if (method != null) return failure("runtime", "There are several methods " + entry + ".", 0);
            method = candidate;
        }
        if (method == null) {
            boolean more = methods.get(0).getParameterCount() > count;
            String why = more ? "The method takes more arguments than there are."
                : "The method does not take as many arguments as there are.";
            return failure("runtime", why, 0);
        }
        Object[] arguments = new Object[count];
        Type[] types = method.getGenericParameterTypes();
        Reader from = new Reader(input);
        from.needs('[', "a list");
        for (int at = 0; at < count; at++) {
            try {
                if (at > 0) from.needs(',', "a list");
                arguments[at] = from.read(types[at]);
            } catch (Mismatch wanted) {
                String which = "Argument " + (at + 1) + " is not what the method takes: its type wants ";
                return failure("runtime", which + wanted.getMessage() + ".", 0);
            }
        }
        try {
            method.setAccessible(true);
            Object self = null;
            if (!Modifier.isStatic(method.getModifiers())) {
                Constructor<?> constructor = solution.getDeclaredConstructor();
                constructor.setAccessible(true);
                self = constructor.newInstance();
            }
            Object value = method.invoke(self, arguments);
            Writer to = new Writer(seal);
            to.write(value, 0);
            return to.frame('A');
        } catch (NoSuchMethodException | InstantiationException error) {
            return failure("runtime", "Make the method " + entry + " static.", 0);
        } catch (IllegalAccessException | IllegalArgumentException error) {
            return failure("runtime", "The method " + entry + " can't be called: " + words(error), 0);
        }
    }

    /** What is said of what the candidate's own code threw. */
    private byte[] thrown(Throwable error) {
        if (error instanceof OutOfMemoryError) {
            // Threads are no memory: there are just no more of them.
            String why = error.getMessage();
            if (why == null || !why.startsWith("unable to create native thread")) return noMemory;
        }
        return failure("runtime", words(error), line(error));
    }

    private static String name(Throwable error) {
        String name = error.getClass().getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Its name and message. Its methods may be the candidate's, and throw as well. */
    private static String words(Throwable error) {
        String message = null;
        try {
            message = error.getMessage();
        } catch (Throwable another) {
            // Then it has none.
        }
        return message == null ? name(error) : name(error) + ": " + message;
    }

    /** The innermost line of the candidate's file. */
    private static int line(Throwable error) {
        try {
            for (StackTraceElement call : error.getStackTrace()) {
                if ("Solution.java".equals(call.getFileName()) && call.getLineNumber() > 0) return call.getLineNumber();
            }
        } catch (Throwable another) {
            // Then it has none.
        }
        return 0;
    }

    private byte[] failure(String failure, String message, int line) {
        Writer to = new Writer(seal);
        to.raw("{\"failure\":\"");
        to.raw(failure);
        to.raw("\",\"message\":");
        to.text(message.length() > LONGEST ? message.substring(0, LONGEST) : message);
        if (line > 0) {
            to.raw(",\"line\":");
            to.raw(Integer.toString(line));
        }
        to.raw("}");
        return to.frame('F');
    }

    private void end(byte[] last) {
        try {
            printed.flush();
            results.write(last);
        } catch (Throwable error) {
            Runtime.getRuntime().halt(LOST);
        }
        // Not exit: what the candidate wants to run at the end has no say in it.
        Runtime.getRuntime().halt(0);
    }

    private byte[] frame() throws IOException {
        byte[] head = exactly(4);
        return exactly((head[0] & 255) | (head[1] & 255) << 8 | (head[2] & 255) << 16 | (head[3] & 255) << 24);
    }

    private byte[] exactly(int length) throws IOException {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length; ) {
            int read = in.read(bytes, at, length - at);
            if (read <= 0) Runtime.getRuntime().halt(LOST);
            at += read;
        }
        return bytes;
    }

    /** An argument is not what the candidate's type wants. */
    static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1;

        Mismatch(String wanted) {
            super(wanted, null, false, false);
        }
    }

    /** Why an answer can't be written. */
    static final class NotJson extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotJson(String why) {
            super(why, null, false, false);
        }
    }

    /** The answer is larger than it may be. */
    static final class TooBig extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooBig() {
            super(null, null, false, false);
        }
    }

    /** What is made of text as UTF-8. */
    static String text(byte[] bytes, int begin, int end) {
        return new String(bytes, begin, end - begin, StandardCharsets.UTF_8);
    }
}

// accepted: [3,5]
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

class Solution {
    sealed interface Shape permits Square, Line { }

    record Square(int side) implements Shape { }

    record Line(int length) implements Shape { }

    static Iterator<Integer> solve(Integer n) {
        Deque<Shape> shapes = new ArrayDeque<>();
        shapes.add(new Square(3));
        shapes.add(new Line(5));
        return shapes.stream().map(shape -> shape instanceof Square square ? square.side() : ((Line) shape).length()).iterator();
    }
}

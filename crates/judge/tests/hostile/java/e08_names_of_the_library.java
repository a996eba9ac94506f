// accepted: 7
class Solution {
    static int solve(int n) {
        return new Thread().value(n) + new Integer().nothing();
    }
}

class Thread {
    int value(int n) {
        return n;
    }
}

class Integer {
    int nothing() {
        return 0;
    }
}

class Harness { }

class Reader { }

// runtime_error | accepted
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual long long area() const { return 7; }
};

long long solve(long long) {
    Shape *volatile shape = new Shape;
    delete shape;
    std::vector<long long> other(1, 0x4141414141414141);
    return shape->area() + other[0];
}

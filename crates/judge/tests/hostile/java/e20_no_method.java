// compile_error: has no static method solve
class Solution { }

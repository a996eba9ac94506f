# accepted: [["a", 2], "2024-02-29", 3.14, [1, 2, 3], "1/3", true]

from collections import Counter, deque, defaultdict, OrderedDict
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
import heapq
import math
import re
from typing import Optional


@dataclass
class Point:
    x: int
    y: Optional[int] = None


def solve(n):
    heap = [3, 1, 2]
    heapq.heapify(heap)
    return [
        Counter("aab").most_common(1)[0],
        datetime.strptime("29.02.2024", "%d.%m.%Y").date().isoformat(),
        round(float(Decimal("3.14159").quantize(Decimal("0.01"))), 2),
        [heapq.heappop(heap) for _ in range(3)],
        str(Fraction(2, 6)),
        Point(1).y is None and bool(re.fullmatch(r"[a-z]+", "abc")) and math.isqrt(16) == 4,
    ]

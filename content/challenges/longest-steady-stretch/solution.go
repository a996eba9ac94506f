package main

// reading is a sample with its place in the list.
type reading struct {
	place, value int
}

// steadyStretch keeps the candidates for the largest and the smallest reading of the stretch: values fall in the one list
// and rise in the other.
func steadyStretch(samples []Tuple2[int, int], tolerance int, maxGap int) *Tuple2[int, int] {
	var highest, lowest []reading
	var best *Tuple2[int, int]
	first := 0
	for last, sample := range samples {
		time, value := sample.A, sample.B
		if last > 0 && time-samples[last-1].A > maxGap {
			first, highest, lowest = last, nil, nil
		}
		for len(highest) > 0 && highest[len(highest)-1].value <= value {
			highest = highest[:len(highest)-1]
		}
		for len(lowest) > 0 && lowest[len(lowest)-1].value >= value {
			lowest = lowest[:len(lowest)-1]
		}
		highest = append(highest, reading{last, value})
		lowest = append(lowest, reading{last, value})

		for highest[0].value-lowest[0].value > tolerance {
			first++
			if highest[0].place < first {
				highest = highest[1:]
			}
			if lowest[0].place < first {
				lowest = lowest[1:]
			}
		}
		begin := samples[first].A
		if best == nil || time-begin > best.B-best.A {
			best = &Tuple2[int, int]{begin, time}
		}
	}
	return best
}

package main

import "container/heap"

// job is one that waits, as it was when it entered the heap.
type job struct {
	id                string
	priority, arrival int
}

type byUrgency []job

func (jobs byUrgency) Len() int { return len(jobs) }

func (jobs byUrgency) Less(a, b int) bool {
	if jobs[a].priority != jobs[b].priority {
		return jobs[a].priority > jobs[b].priority
	}
	return jobs[a].arrival < jobs[b].arrival
}

func (jobs byUrgency) Swap(a, b int) { jobs[a], jobs[b] = jobs[b], jobs[a] }

func (jobs *byUrgency) Push(one any) { *jobs = append(*jobs, one.(job)) }

func (jobs *byUrgency) Pop() any {
	last := len(*jobs) - 1
	one := (*jobs)[last]
	*jobs = (*jobs)[:last]
	return one
}

type answer struct {
	Taken   []*string `json:"taken"`
	Ignored int       `json:"ignored"`
}

func runJobQueue(operations []any) answer {
	waiting := map[string]job{}
	// With what was changed or cancelled since.
	var queue byUrgency
	var result answer
	arrivals := 0
	enqueue := func(one job) {
		waiting[one.id] = one
		heap.Push(&queue, one)
	}
	for _, operation := range operations {
		words := operation.([]any)
		if words[0] == "take" {
			var taken *string
			for taken == nil && len(queue) > 0 {
				next := heap.Pop(&queue).(job)
				if waiting[next.id] == next {
					delete(waiting, next.id)
					taken = &next.id
				}
			}
			result.Taken = append(result.Taken, taken)
			continue
		}
		id := words[1].(string)
		known, isWaiting := waiting[id]
		switch {
		case words[0] == "add" && !isWaiting:
			arrivals++
			enqueue(job{id, int(words[2].(float64)), arrivals})
		case words[0] == "change" && isWaiting:
			enqueue(job{id, int(words[2].(float64)), known.arrival})
		case words[0] == "cancel" && isWaiting:
			delete(waiting, id)
		default:
			result.Ignored++
		}
	}
	return result
}

/** What happens next, by its time: a binary heap. */
export function createEvents<T extends { at: number }>() {
  const heap: T[] = [];
  const time = (place: number) => heap[place]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    const [left, right] = [heap[one], heap[other]];
    if (left === undefined || right === undefined) return;
    heap[one] = right;
    heap[other] = left;
  };
  return {
    /** When the next is. */
    time: () => time(0),
    add(event: T) {
      let place = heap.push(event) - 1;
      while (place > 0 && time(place) < time((place - 1) >> 1)) {
        swap(place, (place - 1) >> 1);
        place = (place - 1) >> 1;
      }
    },
    /** Undefined when there is nothing left. */
    next(): T | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return first;
      heap[0] = last;
      for (let place = 0; ; ) {
        const [left, right] = [2 * place + 1, 2 * place + 2];
        const least = time(left) <= time(right) ? left : right;
        if (time(least) >= time(place)) return first;
        swap(place, least);
        place = least;
      }
    },
  };
}

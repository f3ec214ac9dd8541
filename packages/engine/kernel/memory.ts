// The memory of a kernel: one piece after the other, zero at first.

export const TAPS = 7;

const CACHE_LINE: usize = 64;

let free: usize = (__heap_base + CACHE_LINE - 1) & ~(CACHE_LINE - 1);

/** Takes room for so many bytes. */
export function take(bytes: i32): usize {
  const at = free;
  free = (free + <usize>bytes + CACHE_LINE - 1) & ~(CACHE_LINE - 1);
  return at;
}

/** Gets what was taken from the machine. False if it does not have so much. */
export function grow(): bool {
  return memory.grow(<i32>((free + 0xffff) >> 16) - memory.size()) >= 0;
}

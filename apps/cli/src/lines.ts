/** A line of input. A line that is too long is truncated. */
export interface Line {
  readonly text: string;
  readonly tooLong: boolean;
}

const NEWLINE = 10;

/**
 * Cuts a stream of bytes into lines and yields them in batches, one per chunk. It holds at most `limit` bytes of a line. Invalid
 * UTF-8 becomes replacement characters.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder();
  let held: Uint8Array[] = [];
  let size = 0;
  let tooLong = false;

  const take = (bytes: Uint8Array): void => {
    const room = limit - size;
    if (bytes.length > room) tooLong = true;
    const kept = bytes.subarray(0, room);
    if (kept.length > 0) held.push(kept);
    size += kept.length;
  };
  const finish = (): Line => {
    const line = { text: decoder.decode(Buffer.concat(held)).replace(/\r$/, ''), tooLong };
    held = [];
    size = 0;
    tooLong = false;
    return line;
  };

  for await (const chunk of chunks) {
    const batch: Line[] = [];
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, to));
      batch.push(finish());
      from = to + 1;
    }
    take(chunk.subarray(from));
    if (batch.length > 0) yield batch;
  }
  if (size > 0) yield [finish()];
}

// Text out of a file that was picked as a game.
import { encodingOf, isBinary } from '@korong/formats/encoding';

/** The text of a file; none if it is binary. Old files are not always UTF-8; of those only names suffer. */
export const textIn = async (file: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return undefined;
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

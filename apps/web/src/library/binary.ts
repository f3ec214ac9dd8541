// A picture or an archive that was picked as a game: read as text it would be pages of garbage.

/** How pictures, archives and documents begin, as Latin-1. */
const SIGNATURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'PK\x03\x04', '%PDF-', '\x1f\x8b'];
const SAMPLE = 8192;
/** Text has tabs and line ends, hardly any other control character. */
const MOST_CONTROLS = 0.02;

const isControl = (byte: number): boolean => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13;

/** Whether a file with these bytes is no text. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  const head = String.fromCharCode(...sample.subarray(0, 8));
  if (SIGNATURES.some(signature => head.startsWith(signature)) || sample.includes(0)) return true;
  return sample.filter(isControl).length > sample.length * MOST_CONTROLS;
};

export const isBinaryFile = async (file: Blob): Promise<boolean> =>
  isBinary(new Uint8Array(await file.slice(0, SAMPLE).arrayBuffer()));

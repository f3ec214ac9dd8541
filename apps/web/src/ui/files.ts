// Copies, saves and draws content out of the page. Works without a secure context.

/** Whether it is on the clipboard now. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
};

/** Without a secure context there is no clipboard API, but a selection can still be copied. */
const copyByHand = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'unseen';
  // Beside an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way over plain http
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
};

export const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
};

export const saveText = (name: string, text: string, type = 'text/plain'): void => {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
};

/** An SVG text drawn onto a canvas of this size. */
export const canvasOf = async (svg: string, width: number, height: number): Promise<HTMLCanvasElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
};

export const pngOf = async (svg: string, width: number, height: number): Promise<Blob | undefined> => {
  const canvas = await canvasOf(svg, width, height);
  return new Promise(resolve => {
    canvas.toBlob(blob => {
      resolve(blob ?? undefined);
    }, 'image/png');
  });
};

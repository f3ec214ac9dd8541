/**
 * Does it again and again, not all processes at the same moment, and never twice at once. Gives the function that ends it: what is under way
 * then is finished, and nothing follows.
 */
export const every = (
  interval: number,
  work: () => Promise<void>,
  trouble: (error: unknown) => void,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const plan = (): void => {
    if (isEnded) return;
    timer = setTimeout(
      () => {
        work().catch(trouble).finally(plan);
      },
      interval * (0.75 + Math.random() / 2),
    ).unref();
  };
  plan();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
};

/** Settles after `ms`, and not before the page is visible. */
export const pauseUnseen = async (ms: number): Promise<void> => {
  await new Promise(resolve => setTimeout(resolve, ms));
  if (!document.hidden) return;
  await new Promise<void>(resolve => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
};

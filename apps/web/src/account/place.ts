/** Whether others in the network could read along: plain http, and not to this machine itself. */
export const overheard = ({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean =>
  protocol === 'http:' &&
  !(
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );

/** The part of an address after `#`. An invalid `%` stays as it is. */
export const readHash = (hash: string): string => {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
};

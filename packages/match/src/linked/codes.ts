/** The reasons why linked play refuses a command or a setup. */
export const LINKED_CODES = [
  'BAD_LINKS',
  'BAD_AWAY_NAME',
  'NOT_LINKED',
  'LINK_UNDER_WAY',
  'NOTHING_ANNOUNCED',
  'ANNOUNCE_FIRST',
  'NO_USE',
  'GOES_ON_OTHERWISE',
  'OWN_ANNOUNCEMENT',
  'NOT_NOW',
  'BAD_LOT',
  'NOT_ACROSS_LINK',
] as const;

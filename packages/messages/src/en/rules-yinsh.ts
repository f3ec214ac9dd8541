export const rulesYinsh = {} as const;

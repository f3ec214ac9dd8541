export const rulesGipf = {} as const;

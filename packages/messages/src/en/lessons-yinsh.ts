export const lessonsYinsh = {} as const;

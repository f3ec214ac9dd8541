export const lessonsGipf = {} as const;

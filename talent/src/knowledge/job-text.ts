export const generateJobText = (_name: string, _locale: string): { duty: string; demand: string } | undefined =>
  undefined

export const FIGURES: Record<string, string> = {}
export const LEFT_OUT: Record<string, string> = {}
export const isLeftOut = (figure: string): boolean => figure in LEFT_OUT

import { EN } from './en.ts'
export const DE = EN

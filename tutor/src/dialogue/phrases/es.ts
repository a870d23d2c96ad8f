import { EN } from './en.ts'
export const ES = EN

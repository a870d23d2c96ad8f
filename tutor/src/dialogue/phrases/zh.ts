import { EN } from './en.ts'
export const ZH = EN

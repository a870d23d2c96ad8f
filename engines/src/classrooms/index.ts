export { normalizeCode as readClassCode } from '../accounts/printed-code.ts'
export { makeClassCode, showClassCode } from './class-code.ts'
export { dayNextYear, nextAcademicYear } from './next-year.ts'
export { foldHeader, isSameName, NAME_HEADERS, type RosterEntry, readRoster } from './read-roster.ts'

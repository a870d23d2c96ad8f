export { findFaultOfTerms, guessSchoolYear, type SchoolSpan } from './school-year.ts'

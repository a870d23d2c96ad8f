export { findFaultOfTerms, guessSchoolYear } from './school-year.ts'

export { findPasswordFault, leastPasswordLength, type PasswordOwner } from './find-password-fault.ts'
export { readFilter } from './word-filter.ts'

export { dashboardAfterSignIn, redirectByRole } from './dashboards.ts'
export { gradeAtRegistration } from './grade-at-registration.ts'
export { AGE_OF_CONSENT, FIRST_GRADE_OF_CONSENT, isChild } from './is-child.ts'
export { AGE_OF_MAJORITY, isMinor } from './is-minor.ts'
export { mayStateAge } from './may-state-age.ts'
export { mayTeacherReset } from './may-teacher-reset.ts'
export {
  drawPictures,
  isPictureRow,
  LAST_PICTURE_GRADE,
  mayHavePictures,
  PICTURES,
  PICTURES_TO_TAP,
  type Picture,
  writePictures,
} from './picture-password.ts'
export {
  CARD_CODE_LENGTH,
  INVITATION_CODE_LENGTH,
  makePrintedCode,
  normalizeCode,
  readPrintedCode,
  showPrintedCode,
} from './printed-code.ts'
export { type PersonEntry, readPeople, readRole } from './read-people.ts'
export { isTeacherRole, REGISTRATION_ROLES, type RegistrationRole, ROLES, type Role } from './roles.ts'

export { dashboardAfterSignIn, redirectByRole } from './dashboards.ts'
export { gradeAtRegistration } from './grade-at-registration.ts'
export { type PersonEntry, readPeople, readRole } from './read-people.ts'
export { isTeacherRole, REGISTRATION_ROLES, type RegistrationRole, ROLES, type Role } from './roles.ts'

import { REGISTRATION_WAYS, type RegistrationWay, type WayIn } from '#contract/site.ts'
import { DOMAIN } from './sign-in-provider/provider-settings.ts'

export type RegistrationSettings = {
  /** Whether people make accounts for themselves: all, who was invited, or nobody. */
  registration: RegistrationWay
  /** Who registers as a teacher only prepares until an admin approves. */
  mustApproveTeachers: boolean
  /** Domains of the school: a teacher with a proven address there is approved at once. */
  teacherDomains: string[]
}

/** On one's own machine trying stays easy; where others reach the product, the school says who gets in. */
export function readRegistrationSettings(
  { text, isPublic }: { text: (name: string) => string; isPublic: boolean },
  faults: string[],
): RegistrationSettings {
  const wanted = text('REGISTRATION').toLowerCase()
  const registration = REGISTRATION_WAYS.find((way) => way === wanted)
  if (wanted !== '' && registration === undefined)
    faults.push(`REGISTRATION must be one of ${REGISTRATION_WAYS.join(', ')}, not "${wanted}".`)

  const teacherDomains = text('TEACHER_DOMAINS')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const odd = teacherDomains.find((domain) => !DOMAIN.test(domain))
  if (odd !== undefined)
    faults.push(`TEACHER_DOMAINS must be domains such as school.example.org, not "${odd}".`)

  return {
    registration: registration ?? (isPublic ? 'invite' : 'open'),
    mustApproveTeachers: isPublic,
    teacherDomains,
  }
}

/** What a newcomer is shown. To the server itself a public demo is closed. */
export const findWayIn = (config: { registration: RegistrationWay; publicDemo: object | null }): WayIn =>
  config.publicDemo ? 'demo' : config.registration

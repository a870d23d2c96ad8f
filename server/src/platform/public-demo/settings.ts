import type { BackupSettings } from '../backup-settings.ts'
import type { RegistrationSettings } from '../registration-settings.ts'

export type PublicDemoSettings = {
  /** So many visitors at a time; each has a database of their own. */
  places: number
  /** The reception shows the way in and holds what everybody's school is copied from; nobody ever signs in there. */
  part: 'reception' | 'school'
}

const FEWEST_PLACES = 1
const MOST_PLACES = 200
const USUAL_PLACES = 6

/** What would let strangers reach somebody outside, or cost the operator something. Saying it twice is saying two things. */
const REFUSED: Record<string, string> = {
  DATABASE_URL:
    'each visitor gets an embedded database of their own, which is thrown away. Remove DATABASE_URL',
  SMTP_URL: 'a demo that everybody may enter sends no mail. Remove SMTP_URL and MAIL_FROM',
  AI_API_KEY:
    'strangers would spend it. Remove AI_PROVIDER and what belongs to it: the engine inside answers',
  AI_BASE_URL:
    'strangers would use that server. Remove AI_PROVIDER and what belongs to it: the engine inside answers',
  OIDC_ISSUER: 'nobody signs in there. Remove OIDC_ISSUER and what belongs to it',
}

/** Of `DEMO=public`. Faults never repeat a value: addresses and keys hold secrets. */
export function readPublicDemoSettings(
  text: (name: string) => string,
  faults: string[],
): PublicDemoSettings | null {
  const places = Number(text('DEMO_PLACES') || USUAL_PLACES)
  if (!Number.isInteger(places) || places < FEWEST_PLACES || places > MOST_PLACES)
    faults.push(
      `DEMO_PLACES must be a number from ${FEWEST_PLACES} to ${MOST_PLACES}, not "${text('DEMO_PLACES')}".`,
    )
  if (text('DEMO').toLowerCase() !== 'public') return null
  for (const [name, why] of Object.entries(REFUSED)) {
    if (text(name) !== '') faults.push(`DEMO=public does not go with ${name}: ${why}.`)
  }
  return { places, part: 'reception' }
}

/** What every other setting would say: nobody registers, and there is nothing to back up, to approve or to delete. */
export function closedInPublicDemo(backups: BackupSettings) {
  const registration: RegistrationSettings = {
    registration: 'closed',
    mustApproveTeachers: false,
    teacherDomains: [],
  }
  return {
    ...registration,
    requiresSecondFactor: false,
    enforcesRetention: false,
    backups: { ...backups, schedule: null },
  }
}

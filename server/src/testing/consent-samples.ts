import type { EndpointName } from '#contract/api.ts'
import { addAgreement, addChild, addGuardianRequest, removeSchoolConsents } from './consent-rows.ts'
import type { Sample } from './sample.ts'
import { addDemoSchool } from './school-rows.ts'
import type { TestApp } from './test-app.ts'

const askedFor = async (t: TestApp) => addGuardianRequest(t, (await addChild(t)).id)

/** The part of the samples that is about who consents for children, and the days of the school. */
export const CONSENT_SAMPLES: {
  [Name in Extract<
    EndpointName,
    `${'guardian' | 'guardianConsent' | 'schoolConsent' | 'school' | 'demoSchool'}.${string}`
  >]: Sample<Name>
} = {
  'guardian.read': () => ({}),
  'guardian.ask': () => ({ guardianName: 'Byron', guardianEmail: 'byron@example.org' }),
  'guardian.withdraw': () => ({}),
  'guardianConsent.check': async (t) => ({ token: await askedFor(t) }),
  'guardianConsent.answer': async (t) => ({ token: await askedFor(t), agrees: true }),
  'guardianConsent.withdraw': async (t) => ({ token: await addAgreement(t, (await addChild(t)).id) }),
  'school.read': () => ({}),
  'school.save': () => ({
    timeZone: 'UTC',
    year: { firstDay: '2025-08-18', lastDay: '2026-06-05' },
    terms: [{ name: 'Fall', firstDay: '2025-08-18', lastDay: '2025-12-19' }],
  }),
  'demoSchool.read': () => ({}),
  'demoSchool.move': addDemoSchool,
  'demoSchool.remove': addDemoSchool,
  'schoolConsent.read': () => ({}),
  'schoolConsent.give': () => ({ text: 'The school consents for its students.' }),
  'schoolConsent.withdraw': async (t) => {
    await removeSchoolConsents(t)
    return {}
  },
}

import type { EndpointName } from '#contract/api.ts'
import { addDevice, addSecret, addSharedPerson, addTicket, addUpload, makePng } from './profile-rows.ts'
import type { Sample } from './sample.ts'
import { KNOWN_PASSWORD } from './test-app.ts'

type Feature =
  | 'devices'
  | 'profile'
  | 'report'
  | 'secondFactor'
  | 'settings'
  | 'support'
  | 'tours'
  | 'uploads'

/** The part of the samples that is about people's own accounts. */
export const PROFILE_SAMPLES: {
  [Name in Extract<EndpointName, `${Feature}.${string}`>]: Sample<Name>
} = {
  'devices.list': () => ({}),
  'devices.signOut': async (t, owner) => ({ id: await addDevice(t, owner.id) }),
  'devices.signOutOthers': () => ({}),
  'profile.read': () => ({}),
  'profile.update': () => ({ displayName: 'Ada', themePreference: 'dark' }),
  'profile.changePassword': () => ({ currentPassword: KNOWN_PASSWORD, newPassword: 'another-password' }),
  // Another admin: the last one cannot go.
  'profile.remove': async (t) => {
    await t.signUp('admin')
    return { password: KNOWN_PASSWORD }
  },
  'profile.export': () => ({}),
  'profile.foreseeDeletion': () => ({}),
  'profile.ofOther': async (t) => ({ id: (await addSharedPerson(t)).id }),
  'report.read': (_, owner) => ({ id: owner.id }),
  'secondFactor.read': () => ({}),
  'secondFactor.begin': () => ({ password: KNOWN_PASSWORD }),
  'secondFactor.confirm': async (t, owner) => ({ code: await addSecret(t, owner.id) }),
  'secondFactor.remove': () => ({ password: KNOWN_PASSWORD }),
  'settings.saveNotifications': () => ({ notification_type: 'achievements', enabled: false }),
  'settings.saveStudy': () => ({ daily_goal_minutes: 45 }),
  'settings.savePrivacy': () => ({ key: 'profile_visibility', value: 'friends' }),
  'settings.saveOther': (_, owner) => ({ id: owner.id, settingKey: 'review.switch', value: true }),
  'support.create': () => ({ subject: 'Sound', message: 'I hear nothing.' }),
  'support.own': () => ({}),
  'support.list': () => ({ status: 'open' }),
  'support.answer': async (t) => ({ id: (await addTicket(t)).id, status: 'resolved', response: 'Fixed.' }),
  'tours.seen': () => ({}),
  'tours.markSeen': () => ({ tour: 'student', outcome: 'finished' }),
  'uploads.add': () => ({ name: 'me.png', type: 'image/png', dataBase64: makePng().toString('base64') }),
  // Of an adult: of a minor others see what was approved alone.
  'uploads.open': async (t) => ({ key: (await addUpload(t, (await t.signUp('college')).id)).key }),
}

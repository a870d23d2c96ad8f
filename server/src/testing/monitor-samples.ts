import type { EndpointName } from '#contract/api.ts'
import { addDevice } from './profile-rows.ts'
import type { Sample } from './sample.ts'

type MonitorName = Extract<
  EndpointName,
  `${'sessionMonitor' | 'teacherDashboard' | 'teacherProfile'}.${string}`
>

/** Working calls of the session monitor, the teacher's dashboard and the teacher's profile. */
export const MONITOR_SAMPLES: { [Name in MonitorName]: Sample<Name> } = {
  'sessionMonitor.list': () => ({}),
  'sessionMonitor.end': async (t) => ({ id: await addDevice(t, (await t.signUp()).id) }),
  'sessionMonitor.endAll': async (t) => ({ id: (await t.signUp()).id }),
  'teacherDashboard.summary': () => ({}),
  'teacherDashboard.figures': () => ({}),
  'teacherDashboard.waiting': () => ({}),
  'teacherProfile.read': () => ({}),
  'teacherProfile.save': () => ({ bio: 'I teach numbers.', subjects: ['Mathematics'], grades: [5] }),
  'teacherProfile.mine': (_, owner) => ({ id: owner.id }),
}

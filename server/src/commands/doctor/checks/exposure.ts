import type { Config } from '../../../platform/config.ts'
import { isPublic, LOOPBACK } from '../../../platform/loopback.ts'
import { type Finding, ok, warn } from '../finding.ts'

type Exposed = Pick<
  Config,
  'host' | 'publicUrl' | 'isBehindProxy' | 'databaseUrl' | 'staffIdleHours' | 'enforcesRetention'
>

const LONGEST_IDLE_HOURS = 24
const ENCRYPTED = ['require', 'verify-ca', 'verify-full']

/** Settings that are fine on one's own machine, and leave something open where others reach the product. */
export function judgeExposure(config: Exposed): Finding[] {
  return [judgeDatabaseLink(config), judgeIdleHours(config), judgeRetention(config)]
}

/** On the same machine nothing can be read on the way. */
function judgeDatabaseLink({ databaseUrl }: Exposed): Finding {
  const url = databaseUrl === '' ? null : URL.parse(databaseUrl)
  const host = url?.searchParams.get('host') ?? url?.hostname ?? ''
  // Without a host, or with a path, it is a socket of this machine.
  if (!url || host === '' || host.startsWith('/') || LOOPBACK.test(host))
    return ok('database link', 'stays on this machine')
  const mode = url.searchParams.get('sslmode') ?? ''
  return ENCRYPTED.includes(mode)
    ? ok('database link', `encrypted (sslmode=${mode})`)
    : warn(
        'database link',
        `The way to the database at ${host} may be read on the network.`,
        'Add ?sslmode=verify-full to DATABASE_URL, unless that network carries nothing but this.',
      )
}

function judgeIdleHours(config: Exposed): Finding {
  const { staffIdleHours } = config
  return staffIdleHours > LONGEST_IDLE_HOURS && isPublic(config)
    ? warn(
        'idle staff',
        `Teachers and admins stay signed in for ${staffIdleHours} hours without use.`,
        'Leave STAFF_IDLE_HOURS out, or set it to a working day: a device that was left open opens a class.',
      )
    : ok('idle staff', `signed out after ${staffIdleHours} hours`)
}

function judgeRetention(config: Exposed): Finding {
  return config.enforcesRetention || !isPublic(config)
    ? ok('retention', config.enforcesRetention ? 'enforced every day' : 'off')
    : warn(
        'retention',
        'What has run out by the privacy policy stays.',
        'See what that is (npm run trellis -- purge --dry-run), then set RETENTION=on.',
      )
}

import { createHmac, randomBytes } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../durations.ts'

/** So many accounts that fail and do not get in afterwards are no class that mistypes. */
export const SUSPICIOUS_ACCOUNTS = 20
const WINDOW_MS = HOUR_MS
/** So long an account waits that has failed at a place from which many are being guessed. */
const PAUSE_MS = 15 * MINUTE_MS
/** Of places and of passwords; more than a school has in an hour, a few megabytes at most. */
const MOST_LEDGERS = 10_000
const MOST_ACCOUNTS = 2_000

/** A try to sign in, as it may be remembered: hashes that nobody outside this process can make or undo. */
export type Guess = { account: string; place: string; password: string; address: string | null }
/** Many accounts are being guessed from one place, or with one password from wherever. */
export type Notice = { by: 'place' | 'password'; accounts: number; address: string | null }

/** When each account failed last, and when it got in, the latest at the end. */
type Ledger = { failed: Map<string, number>; passed: Map<string, number>; noticedMs: number | null }

export type GuessWatch = ReturnType<typeof createGuessWatch>

/**
 * Sees what no limit of one account sees: one password tried on many accounts, or many accounts tried from one place. Kept in
 * memory of this process alone, under a secret that ends with it, so that no trace of a password lies anywhere.
 */
export function createGuessWatch(now: () => Date, tell: (notice: Notice) => void = () => {}) {
  const secret = randomBytes(32)
  const hide = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64').slice(0, 22)
  const places = new Map<string, Ledger>()
  const passwords = new Map<string, Ledger>()

  /** The ledger without what is older than the window. */
  function open(ledgers: Map<string, Ledger>, key: string): Ledger | undefined {
    const ledger = ledgers.get(key)
    if (!ledger) return undefined
    const since = now().getTime() - WINDOW_MS
    for (const marks of [ledger.failed, ledger.passed])
      for (const [account, atMs] of marks)
        if (atMs <= since) marks.delete(account)
        else break
    return ledger
  }

  /** The latest used stand last, so that the one forgotten for want of room is the one longest quiet. */
  function keep(ledgers: Map<string, Ledger>, key: string): Ledger {
    const ledger = open(ledgers, key) ?? { failed: new Map(), passed: new Map(), noticedMs: null }
    ledgers.delete(key)
    ledgers.set(key, ledger)
    trim(ledgers, MOST_LEDGERS)
    return ledger
  }

  function mark(marks: Map<string, number>, account: string): void {
    marks.delete(account)
    marks.set(account, now().getTime())
    trim(marks, MOST_ACCOUNTS)
  }

  function findNotice(by: Notice['by'], ledger: Ledger, { address }: Guess): Notice[] {
    const atMs = now().getTime()
    const isTold = ledger.noticedMs !== null && atMs - ledger.noticedMs < WINDOW_MS
    if (isTold || !isSuspicious(ledger)) return []
    ledger.noticedMs = atMs
    return [{ by, accounts: ledger.failed.size, address: by === 'place' ? address : null }]
  }

  return {
    describe(username: string, password: string, place: string | null): Guess {
      return {
        account: hide('account', username.normalize('NFKC').toLowerCase()),
        place: hide('place', place ?? ''),
        password: hide('password', password.normalize('NFKC')),
        address: place,
      }
    },

    /**
     * How long this try has to wait, 0: not at all. Known before the password is checked, and alike for names that exist and
     * names that do not. Who has not failed is let through, so that a school behind the same address goes on.
     */
    findWaitSeconds({ account, place, password }: Guess): number {
      const nowMs = now().getTime()
      const sprayed = open(passwords, password)
      // Who has just got in with it has it: the others who try it are guessing.
      const isGuess = sprayed && isSuspicious(sprayed) && !sprayed.passed.has(account)
      const freeMs = isGuess ? findQuietMs(sprayed) : 0
      const here = open(places, place)
      const failedMs = here && isSuspicious(here) ? here.failed.get(account) : undefined
      const pausedMs = failedMs === undefined ? 0 : failedMs + PAUSE_MS
      return Math.max(0, Math.ceil((Math.max(freeMs, pausedMs) - nowMs) / 1000))
    },

    /** Says what is new about it, once an hour; the caller writes it down. */
    fail(guess: Guess): Notice[] {
      const here = keep(places, guess.place)
      const sprayed = keep(passwords, guess.password)
      mark(here.failed, guess.account)
      mark(sprayed.failed, guess.account)
      const notices = [...findNotice('place', here, guess), ...findNotice('password', sprayed, guess)]
      for (const notice of notices) tell(notice)
      return notices
    },

    /** Who gets in had only mistyped. */
    pass(guess: Guess): void {
      for (const ledger of [keep(places, guess.place), keep(passwords, guess.password)]) {
        ledger.failed.delete(guess.account)
        mark(ledger.passed, guess.account)
      }
    },

    /** How many places and passwords are under suspicion right now. */
    count() {
      const suspicious = (ledgers: Map<string, Ledger>) =>
        [...ledgers.keys()].filter((key) => {
          const ledger = open(ledgers, key)
          return ledger !== undefined && isSuspicious(ledger)
        }).length
      return { places: suspicious(places), passwords: suspicious(passwords) }
    },
  }
}

/** At the bell three hundred get in and some mistype; where half as many fail as get in, somebody is guessing. */
function isSuspicious({ failed, passed }: Ledger): boolean {
  return failed.size >= SUSPICIOUS_ACCOUNTS && failed.size * 2 > passed.size
}

/** When so many failures have aged that the rest are no longer suspicious. */
function findQuietMs({ failed }: Ledger): number {
  const last = [...failed.values()][failed.size - SUSPICIOUS_ACCOUNTS]
  return last === undefined ? 0 : last + WINDOW_MS
}

function trim(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return
    map.delete(key)
  }
}

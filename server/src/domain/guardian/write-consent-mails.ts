import { CONSENT_LINK_DAYS } from '#contract/onboarding/guardian.ts'
import type { Config } from '../../platform/config.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import { linkToInvitation } from '../families/guardian-invitations.ts'
import { nameShortly } from '../visibility.ts'

type Child = { firstName: string; lastName: string }
type ConsentMail = { to: string; child: Child; token: string }

/** Greets nobody by name: a child typed it, and what a child types must not become the words of our mails. */
const READER = 'parent or guardian'
const LONGEST_NAME = 30

/** Letters alone, and not many: a "first name" must carry no address or message to a stranger's mailbox. */
function nameChild({ firstName, lastName }: Child): string {
  const plain = firstName.replace(/[^\p{L}\p{M}' -]/gu, '').trim()
  return nameShortly({
    firstName: plain.slice(0, LONGEST_NAME) || 'A child',
    lastName: lastName.replace(/[^\p{L}]/gu, ''),
  })
}

// Behind the # it stays in the browser: it is in no log, and no other site is told of it.
const linkTo = (config: Config, token: string) => `${findOrigin(config)}/guardian-consent#${token}`

export function writeRequestMail(config: Config, { to, child, token }: ConsentMail): Mail {
  const name = nameChild(child)
  return writeLetter({
    to,
    name: READER,
    subject: 'A child asks for your consent on Trellis',
    lines: [
      `${name} learns with Trellis and gave your address as the one of a parent or guardian. On the next page you can read what you would agree to, and agree or decline.`,
      `The link works once, for ${CONSENT_LINK_DAYS} days. Until you agree, other people see nothing of ${name} and Trellis doesn't record which pages are open. Learning works either way.`,
      "If you don't know this child, you don't need to do anything.",
    ],
    action: { label: 'Read it and answer', url: linkTo(config, token) },
  })
}

/** `invitation`: of an account with which they follow the child; null where nobody may register. */
type ThanksMail = ConsentMail & { invitation: string | null }

export function writeThanksMail(config: Config, { to, child, token, invitation }: ThanksMail): Mail {
  const name = nameChild(child)
  return writeLetter({
    to,
    name: READER,
    subject: 'You agreed for a child on Trellis',
    lines: [
      `Thank you. You agreed for ${name}. Keep this mail: with its link you can look at your consent and withdraw it at any time.`,
      ...(invitation === null
        ? []
        : [
            `With an account of your own you can follow how ${name} is learning: ${linkToInvitation(config, invitation)}`,
          ]),
      'If this was not you, please open the link and withdraw it.',
    ],
    action: { label: 'See or withdraw your consent', url: linkTo(config, token) },
  })
}

/** How mail leaves the product. */
export type MailSettings = {
  /** smtp:// or smtps://, with user and password where the mail server asks for them. */
  smtpUrl: URL
  /** "Trellis <learn@example.org>" or the address alone. */
  from: string
}

const SENDER = /^(?:[^<>"\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u

/** Null: no mail. Faults never repeat the address of the server, which holds a password. */
export function readMailSettings(text: (name: string) => string, faults: string[]): MailSettings | null {
  const [address, from] = [text('SMTP_URL'), text('MAIL_FROM')]
  if (address === '' && from === '') return null
  const smtpUrl = URL.parse(address)
  if (!smtpUrl || !/^smtps?:$/.test(smtpUrl.protocol) || smtpUrl.hostname === '') {
    faults.push('SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.')
    return null
  }
  if (!SENDER.test(from)) {
    faults.push('MAIL_FROM must be the sender of mails, for example "Trellis <learn@example.org>".')
    return null
  }
  return { smtpUrl, from }
}

import { isUsableKey, SHORTEST_PASSPHRASE } from './secret-box.ts'

/** `SECRET_KEY`, and with `SECRET_KEY_OLD` the one before it, while what that has sealed is sealed anew. */
export function readSecretKeys(text: (name: string) => string, faults: string[]): string[] {
  const keys = ['SECRET_KEY', 'SECRET_KEY_OLD'].map((name) => ({ name, value: text(name) }))
  const [current, old] = keys
  for (const { name, value } of keys) {
    // The key itself never stands in a message.
    if (value !== '' && !isUsableKey(value))
      faults.push(
        `${name} must be 32 bytes in hexadecimal or base64, or a passphrase of at least ${SHORTEST_PASSPHRASE} characters.`,
      )
  }
  if (old?.value && !current?.value)
    faults.push('SECRET_KEY_OLD needs SECRET_KEY beside it: the key that is used from now on.')
  return current?.value ? keys.map(({ value }) => value).filter((value) => value !== '') : []
}

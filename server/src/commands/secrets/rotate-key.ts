import { resealSecrets } from '../../domain/second-factor/seal-old-secrets.ts'
import { readKeyFile, replaceKeyFile } from '../../platform/secrets/key-file.ts'
import { createSecretBox, makeSecretKey } from '../../platform/secrets/secret-box.ts'
import { type Command, CommandFailed } from '../command.ts'

export const rotateKey: Command = {
  name: 'rotate-key',
  usage: '',
  summary: 'Makes a new secret key and encrypts with it what the old one has encrypted.',
  details: [
    'Stop Trellis first, every process of it. The key is in secret.key in DATA_DIR; keep a new copy of it afterwards.',
    'With SECRET_KEY there is nothing to run: set SECRET_KEY to the new key and SECRET_KEY_OLD to the one before, start Trellis once, then take SECRET_KEY_OLD away.',
  ],
  options: {},
  needsStillness: true,
  async run({ database, config, say }) {
    if (config.secretKeys.length > 0)
      throw new CommandFailed(
        'The key is in SECRET_KEY. Set it to a new one, with the old one in SECRET_KEY_OLD, and start Trellis once.',
      )
    const before = readKeyFile(config.dataDir) ?? []
    const key = makeSecretKey()
    // Both stand in the file until all is done: whenever this is cut off, everything can still be opened.
    replaceKeyFile(config.dataDir, [key, ...before])
    const { sealed, unreadable } = await resealSecrets(database.db, createSecretBox([key, ...before]))
    if (unreadable === 0) replaceKeyFile(config.dataDir, [key])
    say(`${sealed} secrets are encrypted with a new key. Keep a copy of ${config.dataDir}/secret.key.`)
    if (unreadable > 0)
      say(`${unreadable} could not be opened with the keys that are here; those keys stay in the file.`)
  },
}

import type { OpenDatabase } from '../../../db/connect-database.ts'
import { countByKey } from '../../../domain/second-factor/seal-old-secrets.ts'
import type { Config } from '../../../platform/config.ts'
import { findKeyFile, findSecretBox, isKeyFileExposed } from '../../../platform/secrets/key-file.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

export type SecretFacts = {
  /** The file that holds the key; null where a setting does. */
  file: string | null
  isExposed: boolean
  /** Null: no key is there. */
  keyId: string | null
  /** How many secrets were sealed by which key; none of them by an empty one. */
  byKey: { keyId: string; total: number }[]
  kind: OpenDatabase['kind']
}

export async function gatherSecrets(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  config: Pick<Config, 'secretKeys' | 'dataDir'>,
): Promise<SecretFacts> {
  const box = findSecretBox(config)
  const file = config.secretKeys.length > 0 ? null : findKeyFile(config.dataDir)
  return {
    file,
    isExposed: file !== null && box !== null && isKeyFileExposed(config.dataDir),
    keyId: box?.keyId ?? null,
    byKey: await countByKey(db),
    kind,
  }
}

export function judgeSecrets({ file, isExposed, keyId, byKey, kind }: SecretFacts): Finding {
  const check = 'secret key'
  const foreign = sum(byKey.filter((one) => one.keyId !== '' && one.keyId !== keyId))
  const place = file ?? 'SECRET_KEY'
  if (foreign > 0)
    return fail(
      check,
      keyId === null
        ? `${foreign} authenticators were set up with a key, and ${place} is not there.`
        : `${foreign} authenticators were set up with another key than ${place}.`,
      `Bring back that key: their owners get in by recovery codes alone. Every process needs the same one; while you change it, start once with SECRET_KEY_OLD beside SECRET_KEY.`,
    )
  if (isExposed)
    return warn(check, `Other accounts of this machine can read ${file}.`, `Close it: chmod 600 ${file}`)
  if (sum(byKey.filter((one) => one.keyId === '')) > 0)
    return warn(check, 'Some authenticators are not encrypted yet.', 'Start Trellis once: it encrypts them.')
  if (keyId === null) return ok(check, 'made at the first start')
  if (file !== null && kind === 'postgres')
    return ok(check, `in ${file}; a second process needs the same key (SECRET_KEY)`)
  return ok(check, `in ${place}; no backup holds it, so keep a copy`)
}

const sum = (counts: { total: number }[]): number => counts.reduce((all, { total }) => all + total, 0)

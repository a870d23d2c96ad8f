import { existsSync } from 'node:fs'
import { CommandFailed, runQuietly } from './run.mjs'
import { SetupError, withProgress } from './say.mjs'

export const isDebian = existsSync('/etc/debian_version')

export function canInstallDebianPackages() {
  return isDebian && process.getuid?.() === 0
}

export async function installDebianPackage(name) {
  await withProgress(`Installing Debian's ${name}`, async () => {
    await runAptGet(name, ['update', '-qq'])
    await runAptGet(name, ['install', '-y', '-qq', '--no-install-recommends', name])
  })
}

async function runAptGet(name, args) {
  try {
    await runQuietly('apt-get', args, { extraEnv: { DEBIAN_FRONTEND: 'noninteractive' } })
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.output.trimEnd())
    throw new SetupError(
      `apt-get could not install ${name}: what it said stands above. Install it and run the command again.`,
    )
  }
}

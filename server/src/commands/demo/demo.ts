import { closeDemo, openDemo } from '../../domain/demo/switch-demo.ts'
import { DEMO_PASSWORD } from '../../domain/demo-accounts.ts'
import { listAdmins } from '../../domain/keep-an-admin.ts'
import { type Command, CommandFailed } from '../command.ts'

export const demoOn: Command = {
  name: 'demo on',
  usage: '',
  summary: 'Makes the demo accounts, or opens them again. Refused where others can reach the product.',
  details: [
    'All of them have the same known password, so they exist only while the product listens on this machine alone.',
    'Their class and the example testimonials come back as well.',
  ],
  options: {},
  async run({ database, config, now, say }) {
    if (!config.isDemo) {
      throw new CommandFailed(
        'Demo accounts are not let in: DEMO is off, or the product can be reached from outside (HOST, PUBLIC_URL, TRUST_PROXY). Their password is known to everybody, so they are for a machine that only you can reach. Nothing was changed.',
      )
    }
    const names = await openDemo({ db: database.db, now })
    say(`Open, with the password ${DEMO_PASSWORD}: ${names.join(', ')}.`)
    say('Close them with: demo off')
  },
}

export const demoOff: Command = {
  name: 'demo off',
  usage: '',
  summary:
    'Closes and hides the demo accounts, their class and the example testimonials; nothing of them is lost.',
  details: ['They stay closed when the product starts again, whatever DEMO says, until: demo on'],
  options: {},
  async run({ database, now, say }) {
    const names = await closeDemo({ db: database.db, now })
    say(
      names.length === 0
        ? 'No demo account was open. Nothing was changed.'
        : `Closed and signed out: ${names.join(', ')}. Their class is archived, the examples are off the landing page.`,
    )
    if ((await listAdmins(database.db)).length === 0)
      say('There is no other admin yet. Make one with: admin create --username …')
  },
}

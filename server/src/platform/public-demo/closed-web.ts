import { AppError } from '../app-error.ts'
import type { PublicWeb } from '../fetch-public.ts'

/** For a public demo: strangers send the server nowhere, whatever asks for it. */
export const closedWeb: PublicWeb = {
  resolve: async () => {
    throw new AppError('not_allowed', 'demoOpensNoAddresses')
  },
  admits: () => false,
}

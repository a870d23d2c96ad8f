import type { EndpointName } from '#contract/api.ts'
import { addPublication, addPublicationFor } from './publication-rows.ts'
import type { Sample } from './sample.ts'

type PublicationName = Extract<EndpointName, `publications.${string}`>

/** Working calls about what waits for an adult. */
export const PUBLICATION_SAMPLES: { [Name in PublicationName]: Sample<Name> } = {
  'publications.list': () => ({}),
  'publications.count': () => ({}),
  'publications.decide': async (t, teacher) => ({
    id: (await addPublicationFor(t, teacher)).id,
    outcome: 'approved',
  }),
  'publications.own': () => ({}),
  'publications.takeBack': async (t, owner) => ({ id: (await addPublication(t, owner.id)).id }),
}

import type { api, EndpointName } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type Features = typeof api
type EndpointAt<Name extends EndpointName> = Name extends `${infer F extends keyof Features}.${infer V}`
  ? V extends keyof Features[F]
    ? Features[F][V]
    : never
  : never

/** Makes whatever must exist first and answers an input with which the owner's call succeeds. */
export type Sample<Name extends EndpointName> = (
  t: TestApp,
  owner: TestPerson,
) => Promise<InputOf<EndpointAt<Name>>> | InputOf<EndpointAt<Name>>

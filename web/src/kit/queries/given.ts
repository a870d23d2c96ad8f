type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null | undefined | '' | false> }

/** Of some filters those that are set: without what is null, empty or false. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
    ),
  ) as Given<Values>
}

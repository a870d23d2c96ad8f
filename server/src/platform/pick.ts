/** Some fields of an object: the columns that a query selects, or what is told of a row. */
export function pick<T extends object, Name extends keyof T>(source: T, ...names: Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<T, Name>
}

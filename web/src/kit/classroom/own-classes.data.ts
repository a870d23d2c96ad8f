import { queryOptions } from '@tanstack/react-query'
import { classes } from '#contract/teaching/classes.ts'
import { call } from '../../api/call.ts'

/** All classes of a teacher, archived ones too. */
export const ownClassesQuery = queryOptions({
  queryKey: ['classes', 'own'],
  queryFn: ({ signal }) => call(classes.list, { status: 'all' }, { signal }),
})

/** A class with its pupils, groups and newest work. */
export const ownClassQuery = (id: number) =>
  queryOptions({
    queryKey: ['classes', 'one', id],
    queryFn: ({ signal }) => call(classes.one, { id }, { signal }),
  })

import { classes } from '#contract/teaching/classes.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** All classes of a teacher, archived ones too. */
export const ownClassesQuery = endpointQuery(['classes', 'own'], classes.list, { status: 'all' })

/** A class with its students, groups and newest work. */
export const ownClassQuery = (id: number) => endpointQuery(['classes', 'one', id], classes.one, { id })

import * as z from 'zod/mini'
import { ACCESS_RULES } from '#contract/access.ts'
import { listEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ERROR_STATUS } from '#contract/errors.ts'

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown }

/** A refusal as it travels: in English, and as a reason with what its text needs. */
const SAID = {
  message: { type: 'string' },
  reason: { type: 'string', example: 'classFull' },
  params: { type: 'object', additionalProperties: true, example: { most: 40 } },
}

/** The whole contract as an OpenAPI 3.0 document: Swagger UI needs half a minute to read one of version 3.1. */
export function describeApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of listEndpoints()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Trellis',
      version: '1.0.0',
      description:
        'Every call of the product. Errors answer { message, code, reason, params?, issues? }: `reason` says what `message` says in English to programs and translations, `params` what is filled in.',
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'trellis_session' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code', 'reason'],
          properties: {
            ...SAID,
            code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
            issues: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'message', 'reason'],
                properties: { field: { type: 'string' }, ...SAID },
              },
            },
          },
        },
      },
    },
    paths,
  }
}

function describeEndpoint(name: string, endpoint: Endpoint): Record<string, unknown> {
  const input = toJsonSchema(endpoint.input, 'input')
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field]) => field ?? '')
  const fields = Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field))
  const isRead = endpoint.method === 'GET'
  const errors = new Set(endpoint.errors.map((code) => String(ERROR_STATUS[code])))
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoint.summary,
    description: `Access: ${endpoint.access} (${ACCESS_RULES[endpoint.access]}).`,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...inPath.map((field) => ({
        name: field,
        in: 'path',
        required: true,
        schema: input.properties?.[field] ?? {},
      })),
      ...(isRead ? fields : []).map(([field, schema]) => ({
        name: field,
        in: 'query',
        required: input.required?.includes(field) ?? false,
        schema,
      })),
      ...(isRead
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string' },
              description: 'The same key gets the same answer, and the change is made once.',
            },
          ]),
    ],
    ...(!isRead &&
      fields.length > 0 && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(fields),
                required: input.required?.filter((field) => !inPath.includes(field)) ?? [],
              },
            },
          },
        },
      }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        content:
          endpoint.answers === 'file'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: toJsonSchema(endpoint.output, 'output') } },
      },
      ...Object.fromEntries(
        [...errors].map((status) => [
          status,
          {
            description: endpoint.errors.filter((code) => String(ERROR_STATUS[code]) === status).join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
  })
  return rest as JsonSchema
}

import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { hashPassword } from '#server/platform/sessions/passwords.ts'

export const LEARNERS = 50_000
export const ATTEMPTS = 200_000
export const PASSWORD = 'bench-password'

export const nameLearner = (number: number) => `bench-learner-${number}`
export const tokenOfLearner = (number: number) => `bench-session-of-learner-${number}`

/**
 * A school district after some months, so that indexes have their real depth and plans their real shape. Learner n has
 * the id n (the database is new), the name and the session token above, and everybody the same password.
 */
export async function fillBallast(db: Database): Promise<void> {
  const password = await hashPassword(PASSWORD)
  const longAgo = sql`now() - n * interval '1 minute'`
  await db.execute(sql`
    insert into users (username, email, password, first_name, last_name, grade, points, onboarding_completed, created_at)
    select 'bench-learner-' || n, 'bench-learner-' || n || '@example.org', ${password}, 'First' || n % 900,
      'Last' || n % 700, 1 + n % 12, n % 5000, true, ${longAgo}
    from generate_series(1, ${LEARNERS}::int) as n`)
  await db.execute(sql`
    insert into sessions (user_id, token_hash, expires_at, user_agent, address)
    select n, encode(sha256(convert_to('bench-session-of-learner-' || n, 'UTF8')), 'hex'),
      now() + interval '30 days', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', '127.0.0.1'
    from generate_series(1, ${LEARNERS}::int) as n`)
  await db.execute(sql`
    insert into onboarding_progress (user_id, current_step, completed_steps, step_data)
    select n, 'done', '["welcome","profile"]', '{"displayName":"Learner","age":15}'
    from generate_series(1, ${LEARNERS}::int) as n`)
  await db.execute(sql`
    insert into attempts (user_id, source, item_id, correct, answered_at, client_id)
    select 1 + n % ${LEARNERS}::int, 'practice', 'item-' || n % 5000, n % 3 > 0, ${longAgo}, 'answer-' || n
    from generate_series(1, ${ATTEMPTS}::int) as n`)
  await db.execute(sql`
    insert into idempotency_keys (scope, key_hash, request_hash, operation, response, created_at)
    select (1 + n % ${LEARNERS}::int)::text, md5(n::text), md5('r' || n), 'PUT /api/onboarding/progress',
      '{"success":true}', ${longAgo}
    from generate_series(1, ${LEARNERS}::int) as n`)
  await db.execute(sql`vacuum analyze`)
}

import type { PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import type { Config } from './config.ts'
import { isOutboxShown } from './outbox-page.ts'

/**
 * Returns how points are protected where a programme does not say: by six digits wherever these
 * reach the diner, through a gateway or an open outbox. Source: decisions.md, Settled since.
 */
export const pointsProtectionOf = (
  config: Parameters<typeof isOutboxShown>[0] & Pick<Config, 'messaging'>,
  hasDemo: boolean,
): PointsProtection =>
  config.messaging.name === 'gateway' || isOutboxShown(config, hasDemo) ? 'ON_NEW_BROWSER' : 'NEVER'

# One image of the one process: `docker build -t mostrador .` scripts/deployment.test.ts keeps it in step.

# By its digest, so that what is built on is what was looked at: `docker buildx imagetools inspect` tells a newer one's.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/console/package.json apps/console/
COPY apps/server/package.json apps/server/
COPY apps/storefront/package.json apps/storefront/
COPY packages/api/package.json packages/api/
COPY packages/contract/package.json packages/contract/
COPY packages/copy/package.json packages/copy/
COPY packages/database/package.json packages/database/
COPY packages/domain/package.json packages/domain/
COPY packages/files/package.json packages/files/
COPY packages/geocoding/package.json packages/geocoding/
COPY packages/live/package.json packages/live/
COPY packages/outbound/package.json packages/outbound/
COPY packages/loyalty-partners/package.json packages/loyalty-partners/
COPY packages/mail/package.json packages/mail/
COPY packages/push/package.json packages/push/
COPY packages/messaging/package.json packages/messaging/
COPY packages/payments/package.json packages/payments/
COPY packages/realtime/package.json packages/realtime/
COPY packages/tenant/package.json packages/tenant/
COPY packages/ui/package.json packages/ui/
COPY demo/package.json demo/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
COPY apps apps
RUN npm run build

FROM manifests
# Others reach it: the demo, whose passwords are public, is loaded only when it is asked for.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOAD_DEMO=false
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force \
  && mkdir -m 700 /data && chown node:node /data
COPY packages packages
COPY demo demo
COPY scripts scripts
COPY apps/cli apps/cli
COPY apps/server apps/server
COPY --from=build /app/apps/storefront/build apps/storefront/build
COPY --from=build /app/apps/console/dist apps/console/dist
# Embedded databases begin as a copy of it, with the owner of its files.
COPY --from=build --chown=node:node /app/.cache/embedded .cache/embedded
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/launch.ts"]

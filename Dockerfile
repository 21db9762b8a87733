# docker build --tag korvane . && docker run --publish 8080:80 korvane
# The address and the path of the deployment are part of the build: --build-arg VITE_SITE_URL=https://example.com/korvane
FROM node:24-bookworm-slim AS build
WORKDIR /site
ARG VITE_SITE_URL BASE_PATH VITE_STORYBOOK_URL VITE_EMAILJS_PUBLIC_KEY VITE_EMAILJS_SERVICE_ID VITE_EMAILJS_TEMPLATE_ID
ARG META_POLICY SOURCE_DATE_EPOCH
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM nginx:1.28-alpine
COPY --from=build /site/dist /usr/share/nginx/html
COPY --from=build /site/dist/.hosts/nginx.conf /etc/nginx/conf.d/default.conf

import { Hono } from 'hono';
import { accessRoutes } from './access/routes.ts';
import { sessionRoutes } from './access/session-routes.ts';
import { articleAdminRoutes } from './admin/article-routes.ts';
import { operationRoutes } from './admin/operation-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { voiceAdminRoutes } from './admin/voice-routes.ts';
import { billingAdminRoutes } from './billing/admin-routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { bookRoutes } from './creation/book/routes.ts';
import { importRoutes } from './creation/import/routes.ts';
import { creationRoutes } from './creation/routes.ts';
import { createAnswerDocument } from './http/answers/document.ts';
import { securityHeaders } from './http/answers/security-headers.ts';
import { serveWeb } from './http/answers/serve-web.ts';
import { apiDocsRoutes } from './http/api-docs.ts';
import { answerNotFound, createErrorHandler } from './http/errors.ts';
import { createGuards } from './http/guards/guards.ts';
import { refuseCrossSite } from './http/guards/refuse-cross-site.ts';
import { refuseUnknownHost } from './http/guards/refuse-unknown-host.ts';
import { reportProxy } from './http/guards/report-proxy.ts';
import { healthRoutes } from './http/health.ts';
import { liveRoutes } from './http/live/live-routes.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import { observeRequests } from './http/observe-requests.ts';
import { rememberWrites } from './http/read-replica.ts';
import { legalRoutes } from './landing/legal-routes.ts';
import { crawlerRoutes } from './landing/routes.ts';
import { exchangeRoutes } from './learning/exchange/routes.ts';
import { loadHomeFit } from './learning/fit/load-home-fit.ts';
import { fitRoutes } from './learning/fit/routes.ts';
import { followLevel } from './learning/fit/update-vocabulary-and-level.ts';
import { learningReadingRoutes } from './learning/reading/routes.ts';
import { countReady } from './learning/review/load-outlook.ts';
import { reviewRoutes } from './learning/review/routes.ts';
import { wordRoutes } from './learning/words/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { shelfRoutes } from './library/shelf-routes.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { createFindPage } from './pages/find-page.ts';
import { bookmarkRoutes } from './reader/bookmark-routes.ts';
import { definitionRoutes } from './reader/definition/definition-routes.ts';
import { narrationRoutes } from './reader/narration/narration-routes.ts';
import { readerRoutes } from './reader/routes.ts';
import { sampleRoutes } from './reader/sample-routes.ts';
import type { Services } from './services.ts';
import { settingsRoutes } from './settings/routes.ts';
import { translationRoutes } from './translation/routes.ts';

export function createApp(services: Services) {
  const api = createApi(services);
  const app = new Hono()
    .onError(createErrorHandler(services))
    .use(observeRequests(services))
    .use(securityHeaders(services.config.baseUrl))
    .route('/', metricsRoutes(services))
    .use(reportProxy(services))
    .use(refuseUnknownHost(services))
    .use('/api/*', refuseCrossSite(services.config.baseUrl))
    .use('/api/*', rememberWrites(services))
    .get('/api/openapi.json', createAnswerDocument(api))
    .route('/', apiDocsRoutes())
    .route('/api', api)
    .all('/api/*', answerNotFound);
  if (services.config.servesWeb) {
    app.route('/', crawlerRoutes(services.config.baseUrl));
    serveWeb(app, services, (askApi) => createFindPage(services, askApi));
  }
  return app;
}

/** Worker processes serve only the health check and the metrics. */
export const createWorkerApp = (services: Services) =>
  new Hono()
    .onError(createErrorHandler(services))
    .use(observeRequests(services))
    .route('/', metricsRoutes(services))
    .route('/api', healthRoutes(services))
    .notFound(answerNotFound);

function createApi(services: Services) {
  const guards = createGuards(services);
  return new Hono()
    .route('/', healthRoutes(services))
    .route('/', legalRoutes(services))
    .route('/', liveRoutes(services, guards))
    .route('/', accessRoutes(services, { ...guards, followLevel }))
    .route('/', sessionRoutes(services, guards))
    .route('/', settingsRoutes(services, guards))
    .route('/', notificationsRoutes(services, guards))
    .route('/', libraryRoutes(services, { ...guards, countReady, loadHomeFit }))
    .route('/', shelfRoutes(services, guards))
    .route('/', creationRoutes(services, guards))
    .route('/', importRoutes(services, guards))
    .route('/', bookRoutes(services, guards))
    .route('/', translationRoutes(services, guards))
    .route('/', readerRoutes(services, guards))
    .route('/', narrationRoutes(services, guards))
    .route('/', sampleRoutes(services))
    .route('/', billingRoutes(services, guards))
    .route('/', definitionRoutes(services, guards))
    .route('/', bookmarkRoutes(services, guards))
    .route('/', wordRoutes(services, guards))
    .route('/', reviewRoutes(services, guards))
    .route('/', exchangeRoutes(services, guards))
    .route('/', learningReadingRoutes(services, guards))
    .route('/', fitRoutes(services, guards))
    .route('/', billingAdminRoutes(services, guards))
    .route('/', adminRoutes(services, guards))
    .route('/', operationRoutes(services, guards))
    .route('/', articleAdminRoutes(services, guards))
    .route('/', voiceAdminRoutes(services, guards));
}

/** The type of the web app's API client. */
export type Api = ReturnType<typeof createApi>;

import { planDocument } from '../../support/articles/plan-document.ts';
import { type Endpoint, forAdmins } from './endpoint.ts';

const somePlan = planDocument();

export const adminEndpoints: Record<string, Endpoint> = {
  'GET /admin/subscription-plans': { expected: forAdmins('200') },
  'POST /admin/subscription-plans': { expected: forAdmins('201'), body: somePlan },
  'PUT /admin/subscription-plans/order': { expected: forAdmins('400 invalid-input'), body: { planIds: [] } },
  'PUT /admin/subscription-plans/{planId}': { expected: forAdmins('200'), body: somePlan },
  'PATCH /admin/subscription-plans/{planId}': { expected: forAdmins('200'), body: { isActive: true } },
  'DELETE /admin/subscription-plans/{planId}': { expected: forAdmins('200') },
  'PUT /admin/users/{userId}/plan': { expected: forAdmins('200'), body: { planId: 'yearly', expiresAt: null } },
  'DELETE /admin/users/{userId}/plan': { expected: forAdmins('404 not-found') },
  'GET /admin/users': { expected: forAdmins('200') },
  'PATCH /admin/users/{userId}': { expected: forAdmins('200'), body: { hasAccess: true } },
  'POST /admin/users/{userId}/export': { expected: forAdmins('200') },
  'DELETE /admin/users/{userId}': { expected: forAdmins('400 invalid-input'), query: '?email=nobody@foxtale.test' },
  'GET /admin/actions': { expected: forAdmins('200') },
  'GET /admin/ports': { expected: forAdmins('200') },
  'POST /admin/ports/{port}/test': { expected: forAdmins('200') },
  'GET /admin/voices': { expected: forAdmins('200') },
  'GET /admin/voices/{name}/sample': { expected: forAdmins('404 not-found') },
  'GET /admin/jobs': { expected: forAdmins('200') },
  'GET /admin/model-usage': { expected: forAdmins('200') },
  'POST /admin/jobs/{jobId}/retry': { expected: forAdmins('404 not-found') },
  'POST /admin/search-index': { expected: forAdmins('202') },
  'GET /admin/feedback': { expected: forAdmins('200') },
  'PATCH /admin/feedback/{feedbackId}': { expected: forAdmins('404 not-found'), body: { isRead: true } },
  'GET /admin/articles': { expected: forAdmins('200') },
  'GET /admin/articles/export': { expected: forAdmins('200') },
  'POST /admin/articles/import': {
    expected: forAdmins('200'),
    body: { format: 'foxtale-articles', version: 1, articles: [] },
  },
  'PATCH /admin/articles/{articleId}': { expected: forAdmins('200'), body: { isHidden: false } },
  'POST /admin/articles/{articleId}/narration/{language}': { expected: forAdmins('202') },
  'POST /admin/articles/{articleId}/translation/{language}': { expected: forAdmins('409 no-translator') },
};

import {
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingPeriod, Subscription } from '../../../domain/access/subscription.ts';
import type { PlanLimits } from '../../../domain/billing/subscription-plan.ts';
import type { Language } from '../../../domain/language.ts';
import type { NotificationKind } from '../../../domain/notifications/notification.ts';

// The tables as the migrations make them; a test holds the two against each other.
const moment = (name: string) => timestamp(name, { withTimezone: true });
const hash = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const language = customType<{ data: Language }>({ dataType: () => 'text' });

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  mainLang: language('main_lang'),
  learningLang: language('learning_lang'),
  readingSpeed: doublePrecision('reading_speed').notNull().default(0.8),
  isAdmin: boolean('is_admin').notNull().default(false),
  hasAccess: boolean('has_access').notNull().default(false),
  subscription: jsonb('subscription').$type<Subscription>(),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable('sessions', {
  tokenHash: hash('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: hash('state_hash').primaryKey(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  language: language('language').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const betaApplications = pgTable('beta_applications', {
  userId: uuid('user_id').primaryKey(),
  appliedAt: moment('applied_at').notNull(),
  email: text('email').notNull(),
});

export const subscriptionPlans = pgTable('subscription_plans', {
  id: text('id').primaryKey(),
  order: integer('order').notNull(),
  billing: text('billing').$type<BillingPeriod>().notNull(),
  names: jsonb('names').$type<Record<Language, string>>().notNull(),
  priceMinor: integer('price_minor').notNull(),
  currency: text('currency').notNull(),
  isRecurring: boolean('is_recurring').notNull(),
  limits: jsonb('limits').$type<PlanLimits>().notNull(),
  paymentPriceId: text('payment_price_id'),
  isActive: boolean('is_active').notNull(),
});

export const feedback = pgTable('feedback', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  articleId: uuid('article_id').notNull(),
  title: text('title').notNull(),
  language: language('language'),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});

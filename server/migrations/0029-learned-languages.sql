-- The languages a user learns, in the order they were added, and the user's level in each. learning_lang is the current one.
alter table users
  add column learning_langs text[] not null default '{}',
  add column levels jsonb not null default '{}';
update users set learning_langs = array[learning_lang::text] where learning_lang is not null;

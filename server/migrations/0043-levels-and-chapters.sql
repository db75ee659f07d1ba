-- The request to the language model. It is stored, so that a retry sends the same request. Null for a manual text and for an
-- article of the drawer (the prepared articles).
alter table creations add column wish jsonb;
-- How well the written text fits the request.
alter table creations add column outcome jsonb;
-- A summary of people and events. The model gets this summary when it writes the next chapter.
alter table creations add column recap text;

-- The article that this article continues. An article has one next chapter, even if two tabs ask for it.
alter table creations add column continues uuid;
create unique index creations_by_continued on creations (continues) where continues is not null;
alter table creations drop constraint creations_way_check,
  add constraint creations_way_check check (way in ('surprise', 'ai', 'chapter', 'manual'));

-- A draft is not of the look alone: it may be a change of the branch's document, a moment at which the shop is looked
-- at, or both.
alter table branding_drafts rename to drafts;
alter index branding_drafts_expiry rename to drafts_expiry;
alter table drafts rename column content to branding;
alter table drafts alter column branding drop not null;
-- Steps of a change that is not applied.
alter table drafts add column operations jsonb not null default '[]';
-- The instant at which the shop is shown; without one, now.
alter table drafts add column moment timestamptz;

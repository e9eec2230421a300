-- What the author of a change that waits had shown when it was made, or edited last. Null for those of before, which
-- are worth what a PIN is.
alter table scheduled_changes add column shown text check (shown in ('PIN', 'PERSON', 'SECOND_FACTOR'));

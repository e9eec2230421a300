-- What the maker of a draft had shown when it was made, or edited last, by which it is judged whenever it is looked at.
-- Null for those of before, which are worth what a PIN is, for the hour that they last.
alter table drafts add column shown text check (shown in ('PIN', 'PERSON', 'SECOND_FACTOR'));

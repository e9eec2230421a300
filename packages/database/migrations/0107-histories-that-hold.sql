-- What somebody types into one field within a minute is one revision: the newest, which takes the place of those before
-- it. Their numbers lead to it, since a page or a file may still name one of them.
alter table revisions add column took_in integer[] not null default '{}';
-- When the first of them was made.
alter table revisions add column began_at timestamptz;
create index on revisions using gin (took_in) where took_in <> '{}';

-- The number under which a revision stands now: its own, or that of the one that took it in. Null where there is none.
create function standing_number(the_company uuid, the_number integer) returns integer language sql stable as $$
  select coalesce(
    (select number from revisions where company_id = the_company and number = the_number),
    (select number from revisions
      where company_id = the_company and took_in <> '{}' and took_in @> array[the_number]))
$$;

-- Of what was changed long ago the month remains: one revision that leads from the shop as a month found it to the shop
-- as it left it, and stands for so many changes.
alter table revisions add column condenses integer check (condenses > 1);
alter table revisions drop constraint revisions_door_check;
alter table revisions add constraint revisions_door_check
  check (door in ('FILE', 'CONSOLE', 'SHEET', 'RULE', 'KEY', 'UNDO', 'MONTH'));
create index on revisions (company_id, number) where condenses is not null;

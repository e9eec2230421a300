-- A pause that the system began because nobody heard the local: it ends as soon as somebody does.
alter table interruptions add column by_itself boolean not null default false;

-- What nobody did stands among the changes as well.
alter table revisions drop constraint revisions_door_check;
alter table revisions add constraint revisions_door_check
  check (door in ('FILE', 'CONSOLE', 'SHEET', 'RULE', 'KEY', 'UNDO', 'MONTH', 'SYSTEM'));

-- A rule that changes many prices is a door of its own.
alter table revisions drop constraint revisions_door_check;
alter table revisions add constraint revisions_door_check
  check (door in ('FILE', 'CONSOLE', 'SHEET', 'RULE', 'UNDO'));

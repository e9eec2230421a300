-- How a brand speaks to its diners and riders (docs/decisions/045).
alter table branches
  add column voice text not null default 'TU' check (voice in ('TU', 'VOS'));

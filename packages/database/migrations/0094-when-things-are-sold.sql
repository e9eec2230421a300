-- When and how a category or a plate is sold. A week is read and written whole and asked for by nobody's hour, so it
-- stands in the row as its shop writes it ({"MONDAY": ["08:00-11:00"]}); nothing in it: at any hour.
alter table categories
  add column hours jsonb not null default '{}' check (jsonb_typeof(hours) = 'object'),
  -- Local days, both included; null is open.
  add column first_day date,
  add column last_day date,
  -- None: all of them.
  add column order_modes text[] not null default '{}'
    check (order_modes <@ array['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE']),
  add check (last_day >= first_day);

alter table plates
  add column hours jsonb not null default '{}' check (jsonb_typeof(hours) = 'object'),
  add column first_day date,
  add column last_day date,
  add column order_modes text[] not null default '{}'
    check (order_modes <@ array['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE']),
  add check (last_day >= first_day);

-- The start page lists every brand by name and finds one by a part of it (000 §2 Routes, /menu).

-- A name as it is sorted and searched: without accents and capitals, the same under every collation.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'));

create index branches_by_name on branches ((plain_text(name)) collate "C", id);

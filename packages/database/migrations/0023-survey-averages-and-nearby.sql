-- An average of hundreds of answers moves by thousandths with each: two decimals would never move again.
alter table branch_contacts alter column nps_avg type numeric(7,6);

-- Nearby branch contacts (001 §7 /api/menu/near): the index that answers "the next nearest" one by one, and boxes.
drop index branch_contacts_place;
create index branch_contacts_near on branch_contacts using gist (point(lng, lat))
  where lat is not null and lng is not null and not blocked;

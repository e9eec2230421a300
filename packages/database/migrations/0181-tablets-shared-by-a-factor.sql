-- Whether who shared a tablet last had shown a second factor: the tablet counts as one for all who come in by a PIN. Of
-- tablets shared before this it is known where their company asked for one when they were shared, by an ask that still
-- stands, since sharing needed one there before the baseline was applied. Any other may have been shared by a password alone, and
-- is shared again where a factor is asked for.
alter table shared_devices add column by_factor boolean not null default false;

update shared_devices d set by_factor = true
where exists (select from staff_factor_asks f where f.company_id = d.company_id and f.starts_at <= d.created_at)
  and d.created_at > (select k.timestamp::timestamptz from kysely_migration k where k.name = '0179-baseline');

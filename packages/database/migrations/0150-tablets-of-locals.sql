-- The local at which a tablet was shared: its entrance names nobody of others who has no PIN yet. Null for those that were
-- shared before, unless the company has one local, and once the local is gone.
alter table shared_devices add column branch_id uuid, add column branch_contact_id uuid,
  add foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete set null;
create index shared_devices_contact on shared_devices (branch_id, branch_contact_id);
update shared_devices d set branch_id = c.branch_id, branch_contact_id = c.id
from branches b join branch_contacts c on c.branch_id = b.id
where b.company_id = d.company_id and (select count(*) from branches o join branch_contacts oc on oc.branch_id = o.id
  where o.company_id = d.company_id) = 1;

-- Who invited somebody to what waits to be confirmed; null where a file lists it. An invitation by mail named nobody, and
-- was good after its maker had gone. What waits ends with its maker.
alter table staff_memberships add column invited_by uuid references staff_users (id) on delete cascade;
alter table staff_memberships add check (invited_by is null or confirmed_at is null);
create index staff_memberships_invited_by on staff_memberships (invited_by) where invited_by is not null;

update staff_memberships m set invited_by = i.made_by
from staff_invitations i
where i.company_id = m.company_id and i.staff_user_id = m.staff_user_id and m.confirmed_at is null;

-- Of those that were mailed no row knows the maker: as far as the history names one, it is the last who invited.
update staff_memberships m set invited_by = maker.id
from staff_users u, staff_users maker, revisions r
where u.id = m.staff_user_id and m.confirmed_at is null and m.invited_by is null and r.company_id = m.company_id
  and r.staff_user_id = maker.id and maker.id <> u.id
  and r.number = (select max(o.number) from revisions o where o.company_id = m.company_id and o.operations = '[]'
    and exists (select from unnest(o.sentences) as said where starts_with(said, 'Se invitó a ' || u.email || ': ')));

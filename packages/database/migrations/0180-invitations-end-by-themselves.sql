-- When somebody was invited to what waits to be confirmed; null where a file lists it. A link is replaced by that of the
-- next invitation, and what had waited before went on for as long as the newest link did. What waits without a link that
-- is known has its days from now on.
alter table staff_memberships add column invited_at timestamptz;

update staff_memberships m set invited_at = coalesce(
  (select i.created_at from staff_invitations i
    where i.company_id = m.company_id and i.staff_user_id = m.staff_user_id), now())
where invited_by is not null;

alter table staff_memberships add check ((invited_by is null) = (invited_at is null));

-- Links for new companies were told to who manages the staff, though their list takes more. Which of the news of a
-- company that hands them out were theirs no row knows.
update revisions set told_to = array['staff', 'company']
where told_to = array['staff'] and branch_keys = array['']
  and company_id in (select company_id from operator_companies);

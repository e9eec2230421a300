-- Who said that a local opens on a holiday is a person: known as one where a company moves, and nobody once gone.
update holiday_answers a set staff_user_id = null
where staff_user_id is not null and not exists (select from staff_users u where u.id = a.staff_user_id);
alter table holiday_answers add foreign key (staff_user_id) references staff_users (id) on delete set null;
create index on holiday_answers (staff_user_id);

-- Who leaves a company wants its numbers no more, and is not sent them again when coming back. Judged at the end of
-- the transaction: roles that are written anew are none that were lost.
create function end_sales_mail() returns trigger language plpgsql as $$
begin
  delete from sales_mails s
  where s.company_id = old.company_id and s.staff_user_id = old.staff_user_id
    and not exists (select from staff_memberships m
      where m.company_id = old.company_id and m.staff_user_id = old.staff_user_id);
  return null;
end $$;
create constraint trigger staff_memberships_left after delete on staff_memberships
  deferrable initially deferred for each row execute function end_sales_mail();
delete from sales_mails s where not exists (select from staff_memberships m
  where m.company_id = s.company_id and m.staff_user_id = s.staff_user_id);

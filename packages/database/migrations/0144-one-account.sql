-- One account that a shop writes by its alias here and by its number there is one: a way to pay of the company that says
-- both tells so. What an account is known by stays the digits of its number, else its alias.
create function transfer_account(the_company uuid, the_account text) returns text language sql stable as $$
  select coalesce(min(lower(regexp_replace(p.transfer ->> 'account', '[[:space:]./-]', '', 'g'))), the_account)
  from payment_types p
  where p.company_id = the_company and lower(btrim(p.transfer ->> 'alias')) = the_account
    and btrim(p.transfer ->> 'account') <> ''
$$;

-- Brings what a company awaited and what came in since a moment, under an alias whose number it says now, together with
-- what is of that number. Who calls it holds the lock of the company. A line of the bank that is there twice by that is
-- one; two orders that were asked for the same keep their amounts, and none of them is reserved any more.
create function join_transfer_accounts(the_company uuid, since timestamptz) returns void language plpgsql as $$
declare
  link record;
  one record;
begin
  for link in
    select distinct lower(btrim(p.transfer ->> 'alias')) as alias from payment_types p
    where p.company_id = the_company and btrim(p.transfer ->> 'alias') <> '' and btrim(p.transfer ->> 'account') <> ''
  loop
    for one in
      select t.branch_id, t.order_id from transfers t
      where t.branch_id in (select b.id from branches b where b.company_id = the_company)
        and t.account = link.alias and t.created_at > since
    loop
      begin
        update transfers set account = transfer_account(the_company, link.alias)
        where branch_id = one.branch_id and order_id = one.order_id;
      exception when unique_violation then
        update transfers set account = transfer_account(the_company, link.alias), held = false
        where branch_id = one.branch_id and order_id = one.order_id;
      end;
    end loop;
    for one in
      select m.branch_id, m.id, m.order_id is null and m.set_aside_at is null as is_open,
        twin.id as twin_id, twin.order_id as twin_order
      from bank_movements m
      left join bank_movements twin on twin.branch_id = m.branch_id and twin.fingerprint = m.fingerprint
        and twin.occurrence = m.occurrence and twin.account = transfer_account(the_company, link.alias)
      where m.branch_id in (select b.id from branches b where b.company_id = the_company) and m.account = link.alias
    loop
      if one.twin_id is not null and one.is_open then
        delete from bank_movements where branch_id = one.branch_id and id = one.id;
      elsif one.twin_id is null or one.twin_order is null then
        delete from bank_movements where branch_id = one.branch_id and id = one.twin_id;
        update bank_movements set account = transfer_account(the_company, link.alias)
        where branch_id = one.branch_id and id = one.id;
      end if;
    end loop;
  end loop;
end $$;

-- As it was, of the account that an alias stands for.
create or replace function take_transfer_mark(the_transfer jsonb, the_most bigint, the_references text[], with_reference boolean)
returns bigint language plpgsql volatile as $$
declare
  asked transfers := jsonb_populate_record(null::transfers, the_transfer);
  total bigint := asked.amount;
  less bigint;
  word text;
begin
  asked.account := transfer_account(asked.company_id, asked.account);
  update transfers t set held = false
  where t.company_id = asked.company_id and t.account = asked.account and t.held and t.held_until <= asked.created_at;

  asked.by_amount := true;
  for less in select n from generate_series(1, the_most) as n
    where not exists (select from transfers t where t.company_id = asked.company_id and t.account = asked.account
      and t.held and t.amount = total - n) order by n
  loop
    asked.amount := total - less;
    foreach word in array the_references loop
      asked.reference := case when with_reference then word end;
      insert into transfers select asked.* on conflict do nothing;
      if found then return asked.amount; end if;
    end loop;
  end loop;

  asked.by_amount := false;
  asked.amount := total;
  foreach word in array the_references loop
    asked.reference := word;
    insert into transfers select asked.* on conflict do nothing;
    if found then return total; end if;
  end loop;
  raise exception 'no mark is left' using errcode = 'serialization_failure';
end $$;

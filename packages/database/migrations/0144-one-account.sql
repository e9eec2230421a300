-- How an account is known, as accountKeyOf of the domain has it: with the same spaces, which [[:space:]] does not have.
create function transfer_number(written text) returns text language sql immutable as $$
  select nullif(lower(regexp_replace(written,
    '[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff./-]', '', 'g')), '')
$$;
create function transfer_alias(written text) returns text language sql immutable as $$
  select nullif(lower(regexp_replace(written,
    '^[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[ \t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')), '')
$$;

-- One account that a shop writes by its alias here and by its number there is one: a way to pay of the company that says
-- both tells so. What an account is known by stays the digits of its number, else its alias. Of an alias only: the number
-- of one account may be written as the alias of another.
create function transfer_account(the_company uuid, the_alias text) returns text language sql stable as $$
  select coalesce(min(transfer_number(p.transfer ->> 'account')), the_alias)
  from payment_types p
  where p.company_id = the_company and transfer_alias(p.transfer ->> 'alias') = transfer_alias(the_alias)
$$;

-- The same of what may be an alias or a number: what a way to pay of the company has for its number is one.
create function account_stood_for(the_company uuid, the_account text) returns text language sql stable as $$
  select case when exists (select from payment_types p
      where p.company_id = the_company and transfer_number(p.transfer ->> 'account') = lower(the_account))
    then the_account else transfer_account(the_company, the_account) end
$$;

-- Brings what a company awaited and what came in since a moment, under an alias whose number it says now, together with
-- what is of that number. Who calls it holds the lock of the company. A line of the bank that is there twice by that is
-- one. Of two orders that were asked for the same both keep their amounts: the one of the number holds its mark as
-- before, the one that is brought to it holds none any more.
create function join_transfer_accounts(the_company uuid, since timestamptz) returns void language plpgsql as $$
declare
  link record;
  one record;
begin
  for link in
    select alias, number, account_stood_for(the_company, alias) = number as is_sure from (
      select distinct transfer_alias(p.transfer ->> 'alias') as alias,
        transfer_account(the_company, transfer_alias(p.transfer ->> 'alias')) as number
      from payment_types p
      where p.company_id = the_company and transfer_alias(p.transfer ->> 'alias') is not null
        and transfer_number(p.transfer ->> 'account') is not null) links
    where number <> alias
  loop
    for one in
      select t.branch_id, t.order_id from transfers t
      where t.branch_id in (select b.id from branches b where b.company_id = the_company)
        and lower(t.account) = link.alias and transfer_number(t.told ->> 'account') is null and t.created_at > since
    loop
      begin
        update transfers set account = link.number
        where branch_id = one.branch_id and order_id = one.order_id;
      exception when unique_violation then
        update transfers set account = link.number, held = false
        where branch_id = one.branch_id and order_id = one.order_id;
      end;
    end loop;
    -- Nothing tells whether a line came in under an alias or a number that is written alike.
    continue when not link.is_sure;
    for one in
      select m.branch_id, m.id, m.order_id is null and m.set_aside_at is null as is_open, m.taken_back,
        twin.id as twin_id, twin.order_id as twin_order, coalesce(twin.taken_back, false) as twin_taken_back
      from bank_movements m
      left join bank_movements twin on twin.branch_id = m.branch_id and twin.fingerprint = m.fingerprint
        and twin.occurrence = m.occurrence and twin.account = link.number
      where m.branch_id in (select b.id from branches b where b.company_id = the_company)
        and lower(m.account) = link.alias
    loop
      if one.twin_id is not null and one.is_open then
        delete from bank_movements where branch_id = one.branch_id and id = one.id;
        update bank_movements set taken_back = taken_back or one.taken_back
        where branch_id = one.branch_id and id = one.twin_id;
      elsif one.twin_id is null or one.twin_order is null then
        delete from bank_movements where branch_id = one.branch_id and id = one.twin_id;
        update bank_movements set account = link.number, taken_back = taken_back or one.twin_taken_back
        where branch_id = one.branch_id and id = one.id;
      end if;
    end loop;
  end loop;
end $$;

-- As it was, of the account that an alias stands for where the diner is told no number.
create or replace function take_transfer_mark(the_transfer jsonb, the_most bigint, the_references text[], with_reference boolean)
returns bigint language plpgsql volatile as $$
declare
  asked transfers := jsonb_populate_record(null::transfers, the_transfer);
  total bigint := asked.amount;
  less bigint;
  word text;
begin
  if transfer_number(asked.told ->> 'account') is null then
    asked.account := transfer_account(asked.company_id, asked.account);
  end if;
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

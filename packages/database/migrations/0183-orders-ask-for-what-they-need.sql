-- An order whose plates are not counted does not ask for stock. A plate that becomes counted, which only this table says
-- of it, gives its branch contact a new version of the catalogue, by which an order that was judged before is judged anew.
create function begin_counting() returns trigger language plpgsql as $$
begin
  update branch_contacts set catalog_version = catalog_version + 1
  where branch_id = new.branch_id and id = new.branch_contact_id;
  return null;
end $$;
create trigger begin_counting after insert on plate_stocks for each row execute function begin_counting();

-- Planned once in a session, where a function in SQL is planned anew in each statement that calls it.
create or replace function daily_count_of(the_branch uuid, the_contact uuid, the_plate uuid)
  returns integer language plpgsql stable as $$
begin
  return (select coalesce(o.daily_count, p.daily_count)
    from plates p left join plate_overrides o
      on o.branch_id = p.branch_id and o.branch_contact_id = the_contact and o.plate_id = p.id
    where p.branch_id = the_branch and p.id = the_plate);
end $$;

-- As before, but without plates nothing is asked of stock.
create or replace function order_refusal(the_branch uuid, the_contact uuid, the_phone text, the_points bigint, the_mode uuid, the_slot timestamp with time zone, slot_capacity integer, the_plates jsonb, the_code jsonb)
  returns text language plpgsql as $$
declare
  known record;
  booked int;
  lacking boolean;
  limited record;
  code_id uuid := (the_code ->> 'id')::uuid;
  held_by_others int;
  used_before int;
begin
  perform take_turn(the_contact);

  select c.id, c.orders_count, c.loyalty_points_balance as points into known
  from customers c where c.branch_id = the_branch and c.phone_key = the_phone for update;
  if the_points > coalesce(known.points, 0) then return 'points-short'; end if;

  if the_slot is not null then
    select b.taken into booked from slot_bookings b
    where b.branch_id = the_branch and b.order_mode_id = the_mode and b.slot_at = the_slot for update;
    if coalesce(booked, 0) >= slot_capacity then return 'slot-full'; end if;
  end if;

  if the_plates is not null then
    select bool_or(shelf.is_short) into lacking from (
      select s.remaining < wanted.quantity as is_short
      from plate_stocks s join jsonb_to_recordset(the_plates) as wanted(plate_id uuid, quantity bigint)
        on wanted.plate_id = s.plate_id
      where s.branch_id = the_branch and s.branch_contact_id = the_contact
      order by s.plate_id for update of s
    ) as shelf;
    if lacking then return 'out-of-stock'; end if;

    perform from plate_days d join jsonb_to_recordset(the_plates) as wanted(plate_id uuid, day date)
      on wanted.plate_id = d.plate_id and wanted.day = d.day
    where d.branch_id = the_branch and d.branch_contact_id = the_contact
    order by d.plate_id for update of d;
    select bool_or(coalesce(d.taken, 0) + wanted.quantity > daily_count_of(the_branch, the_contact, wanted.plate_id))
      into lacking
    from jsonb_to_recordset(the_plates) as wanted(plate_id uuid, quantity bigint, day date)
    left join plate_days d on d.branch_id = the_branch and d.branch_contact_id = the_contact
      and d.plate_id = wanted.plate_id and d.day = wanted.day;
    if lacking then return 'out-of-stock'; end if;
  end if;

  if code_id is null then return null; end if;
  select d.uses_count, d.usage_limit into limited from discount_codes d
  where d.branch_id = the_branch and d.id = code_id and d.usage_limit is not null for update;
  if found then
    select count(*) into held_by_others from discount_code_holds h
    where h.branch_id = the_branch and h.discount_code_id = code_id
      and h.held_until > (the_code ->> 'at')::timestamptz and h.browser_id <> (the_code ->> 'browser');
    if limited.uses_count + held_by_others >= limited.usage_limit then return 'discount-code-used-up'; end if;
  end if;
  select u.uses into used_before from discount_code_customers u
  where u.branch_id = the_branch and u.discount_code_id = code_id and u.customer_id = known.id;
  if used_before >= (the_code ->> 'limit_per_customer')::int then return 'discount-code-used-up'; end if;
  if (the_code ->> 'first_time_use')::boolean and known.orders_count > 0 then return 'discount-code-not-first'; end if;
  return null;
end $$;

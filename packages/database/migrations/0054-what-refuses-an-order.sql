-- Of many who want the last of something all but one are refused. They are refused by an answer, and not by an error of
-- the database, which would write each of them into its log.

-- Orders of a branch contact take turns. Its orders wait here with nothing else locked, also those that lock things by
-- statements of their own before they place an order.
create function take_turn(the_contact uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(the_contact::text, 0))
$$;

-- What an order cannot have any more, as the outcome that the application knows it by; null where it can have all.
--
-- It is volatile, so that each of its queries sees what was committed until then, and not until the statement began that
-- calls it: of orders that took turns the next one sees what the one before it wrote, rows that are new among it. It
-- locks customer, slot, stock and code, in this order; where it answers null they stay as they were found until the
-- order's statement, which calls it before it writes, has taken its part of them. Whoever is not let in by turns, as two
-- local's first orders of one new phone, is held by the checks of the tables.
--
-- `the_plates` is [{plate_id, quantity}], one entry for each plate. `the_code` is {id, first_time_use, limit_per_customer,
-- at} or null.
create function order_refusal(the_branch uuid, the_contact uuid, the_phone text, the_points bigint, the_mode uuid,
  the_slot timestamptz, slot_capacity int, the_plates jsonb, the_code jsonb)
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

  select bool_or(shelf.is_short) into lacking from (
    select s.remaining < wanted.quantity as is_short
    from plate_stocks s join jsonb_to_recordset(the_plates) as wanted(plate_id uuid, quantity bigint)
      on wanted.plate_id = s.plate_id
    where s.branch_id = the_branch and s.branch_contact_id = the_contact
    order by s.plate_id for update of s
  ) as shelf;
  if lacking then return 'out-of-stock'; end if;

  if code_id is null then return null; end if;
  select d.uses_count, d.usage_limit into limited from discount_codes d
  where d.branch_id = the_branch and d.id = code_id and d.usage_limit is not null for update;
  if found then
    select count(*) into held_by_others from discount_code_holds h
    where h.branch_id = the_branch and h.discount_code_id = code_id
      and h.held_until > (the_code ->> 'at')::timestamptz and h.phone_key <> the_phone;
    if limited.uses_count + held_by_others >= limited.usage_limit then return 'discount-code-used-up'; end if;
  end if;
  select u.uses into used_before from discount_code_customers u
  where u.branch_id = the_branch and u.discount_code_id = code_id and u.customer_id = known.id;
  if used_before >= (the_code ->> 'limit_per_customer')::int then return 'discount-code-used-up'; end if;
  if (the_code ->> 'first_time_use')::boolean and known.orders_count > 0 then return 'discount-code-not-first'; end if;
  return null;
end $$;

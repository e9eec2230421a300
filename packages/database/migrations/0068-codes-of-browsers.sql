-- Digits on their way to a phone, and uses of a discount code that are held, belong to the browser that asked for them:
-- whoever else types the same phone neither replaces her digits nor uses up her tries, and holds nothing in her name.
delete from sign_in_codes;
alter table sign_in_codes add column browser_id text not null;
alter table sign_in_codes drop constraint sign_in_codes_pkey;
alter table sign_in_codes add primary key (branch_id, phone_key, browser_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);

delete from discount_code_holds;
alter table discount_code_holds drop constraint discount_code_holds_pkey;
alter table discount_code_holds drop column phone_key;
alter table discount_code_holds add column browser_id text not null;
-- A keyed hash of the network that asked: one network holds a few uses at once, however many browsers it has.
alter table discount_code_holds add column network text not null;
alter table discount_code_holds add primary key (branch_id, discount_code_id, browser_id);
create index discount_code_holds_expiry on discount_code_holds (held_until);

-- As in 0054; what others hold is what other browsers hold, and `the_code` says in `browser` which one orders.
create or replace function order_refusal(the_branch uuid, the_contact uuid, the_phone text, the_points bigint, the_mode uuid,
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
      and h.held_until > (the_code ->> 'at')::timestamptz and h.browser_id <> (the_code ->> 'browser');
    if limited.uses_count + held_by_others >= limited.usage_limit then return 'discount-code-used-up'; end if;
  end if;
  select u.uses into used_before from discount_code_customers u
  where u.branch_id = the_branch and u.discount_code_id = code_id and u.customer_id = known.id;
  if used_before >= (the_code ->> 'limit_per_customer')::int then return 'discount-code-used-up'; end if;
  if (the_code ->> 'first_time_use')::boolean and known.orders_count > 0 then return 'discount-code-not-first'; end if;
  return null;
end $$;

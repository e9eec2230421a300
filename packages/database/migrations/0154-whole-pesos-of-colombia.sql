-- Colombia prices and charges whole pesos: its money has no decimals any more. What was kept in cents is kept in pesos, by
-- one rule: the nearest peso, half up, and what was more than nothing stays a peso at least. Whole amounts lose nothing.
update countries set mantissa = 0 where id = 'co';

create function whole_pesos(cents numeric) returns bigint language sql immutable as $$
  select case when cents > 0 then greatest(1, round(cents / 100)) else round(cents / 100) end::bigint
$$;

-- The same of every amount within a value: its fields that are amounts by their name, and the value of what is FIXED.
-- `cents` is how many of what it counts in are a cent: 1 of the minor unit, 100 of the wire's pesos.
create function whole_pesos_in(held jsonb, cents integer) returns jsonb language plpgsql immutable as $$
declare
  amounts text[] := array['price', 'originalPrice', 'priceWithoutModifiers', 'fixedDiscount', 'finalPrice', 'amount',
    'cardFee', 'cashFee', 'minimumOrderPrice', 'freeDeliveryFrom', 'userFee', 'minimumOrderAmount',
    'maximumDiscountAmount', 'linesPrice', 'itemsPrice', 'loyaltyDiscount', 'userServiceFee', 'deliveryFee', 'total',
    'step', 'ending'];
begin
  if jsonb_typeof(held) = 'array' then
    return (select coalesce(jsonb_agg(whole_pesos_in(one, cents) order by at), '[]')
      from jsonb_array_elements(held) with ordinality as list (one, at));
  elsif jsonb_typeof(held) = 'object' then
    return (select coalesce(jsonb_object_agg(name, case
        when name in ('commands', 'coordinates') then one
        when jsonb_typeof(one) = 'number' and (name = any (amounts)
          or name = 'value' and held ->> 'type' in ('FIXED', 'DELIVERY_FEE'))
        then to_jsonb(whole_pesos(one::numeric * cents))
        else whole_pesos_in(one, cents) end), '{}')
      from jsonb_each(held) as field (name, one));
  end if;
  return held;
end $$;

-- Steps of a change of a document, which are in pesos, as far as they are of some branches: what takes back a price then
-- finds the price that it was.
create function whole_pesos_of_steps(steps jsonb, branch_keys text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(case
      when not (step -> 'place' ->> 0 = 'branches' and step -> 'place' ->> 1 = any (branch_keys)) then step
      -- A field that is an amount says so in its place; what else a step holds is read by the names in it.
      else whole_pesos_in(step, 100) || coalesce((
        select jsonb_object_agg(side, whole_pesos_in(
            jsonb_build_object(step -> 'place' ->> -1, step -> side), 100) -> (step -> 'place' ->> -1))
        from unnest(array['from', 'to']) as sides (side) where step ? side and step ->> 'kind' = 'set'), '{}')
      end order by at), '[]')
  from jsonb_array_elements(steps) with ordinality as list (step, at)
$$;

create temporary table colombian_branches as select id, company_id, key from branches where country_id = 'co';

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('plates', array['price']), ('sizes', array['price']), ('garnishes', array['price']),
    ('plate_overrides', array['price']), ('size_overrides', array['price']), ('garnish_overrides', array['price']),
    ('menu_discounts', array['fixed_discount', 'final_price']),
    ('order_modes', array['fee_card', 'fee_cash', 'minimum_order_price', 'free_delivery_from', 'user_fee']),
    ('delivery_zones', array['fee_card', 'fee_cash', 'minimum_order_price', 'free_delivery_from']),
    ('general_discounts', array['amount']), ('general_surcharges', array['amount']),
    ('discount_codes', array['amount', 'minimum_order_amount', 'maximum_discount_amount']),
    ('discount_code_uses', array['amount']), ('payment_attempts', array['amount']), ('payment_tests', array['amount'])
  ) as amounts (of_table, columns)
  loop
    execute format('update %I set ', kept.of_table)
      || (select string_agg(format('%I = whole_pesos(%I)', one, one), ', ') from unnest(kept.columns) as one)
      || ' where branch_id in (select id from colombian_branches)';
  end loop;
end $$;

update order_lines set price = whole_pesos(price), original_price = whole_pesos(original_price),
  price_without_modifiers = whole_pesos(price_without_modifiers), discount_amount = whole_pesos(discount_amount),
  extras = whole_pesos_in(extras, 1)
where branch_id in (select id from colombian_branches);
update order_adjustments set amount = whole_pesos(amount),
  value = case when type in ('FIXED', 'DELIVERY_FEE') then whole_pesos(value) else value end
where branch_id in (select id from colombian_branches);

-- An order keeps what was charged, to the nearest peso, and so does each of its rows; where those do not come to the total,
-- the difference stands in what its items cost.
with whole as (
  select branch_id, id, whole_pesos(total) as total, whole_pesos(loyalty) as loyalty,
    whole_pesos(user_service_fee) as service, whole_pesos(delivery_fee) as delivery,
    whole_pesos_in(ticket, 1) as ticket,
    coalesce((select sum(whole_pesos((entry ->> 'amount')::numeric))
      from jsonb_array_elements(o.ticket -> 'surcharges') as entry), whole_pesos(surcharges))::bigint as surcharges,
    coalesce((select sum(whole_pesos((entry ->> 'amount')::numeric))
      from jsonb_array_elements(o.ticket -> 'discounts') as entry), whole_pesos(discounts))::bigint as discounts
  from orders o where branch_id in (select id from colombian_branches)
), items as (
  select *, total - surcharges + discounts + loyalty - service - delivery as price from whole
), even as (
  -- Items cost nothing at least: what is below is no part of the discounts.
  select *, greatest(price, 0) as items_price, discounts + greatest(-price, 0) as all_discounts from items
)
update orders o set total = even.total, items_price = even.items_price, surcharges = even.surcharges,
  discounts = even.all_discounts, loyalty = even.loyalty, user_service_fee = even.service,
  delivery_fee = even.delivery, pays_with = whole_pesos(o.pays_with),
  ticket = case when even.ticket ? 'itemsPrice' then even.ticket || jsonb_build_object('itemsPrice', even.items_price,
    'linesPrice', even.items_price + coalesce((select sum((entry ->> 'amount')::bigint)
      from jsonb_array_elements(even.ticket -> 'menuDiscounts') as entry), 0)) else even.ticket end
from even where o.branch_id = even.branch_id and o.id = even.id;

-- What a transfer was marked by: cents that there are no more mark nothing, its reference goes on doing so. All amounts go
-- far away first, because those of one account may meet on their way.
update transfers set amount = amount + 1000000000000000, by_amount = by_amount and (amount % 100 = 0 or reference is null),
  held = held and (amount % 100 = 0 or reference is not null)
where branch_id in (select id from colombian_branches);
update transfers set amount = whole_pesos(amount - 1000000000000000)
where branch_id in (select id from colombian_branches);

-- A line of the bank is known again by what it says: the day, the amount and the words.
update bank_movements set amount = whole_pesos(amount),
  fingerprint = case when amount % 100 = 0 then encode(sha256(convert_to('["' || to_char(day, 'YYYY-MM-DD') || '",' || whole_pesos(amount) || ','
    || to_json(upper(translate(words, 'áéíóúüñ', 'ÁÉÍÓÚÜÑ'))) || ']', 'UTF8')), 'hex') else fingerprint end
where branch_id in (select id from colombian_branches);

-- Carts that were left and those of groups are in pesos.
update abandoned_carts set items = whole_pesos_in(items, 100) where branch_id in (select id from colombian_branches);
update group_order_people set items = whole_pesos_in(items, 100) where branch_id in (select id from colombian_branches);

update drafts d set operations = whole_pesos_of_steps(operations, array[b.key])
from colombian_branches b where d.branch_id = b.id and d.operations <> '[]';
update scheduled_changes s set operations = whole_pesos_of_steps(operations, array[b.key]),
  -- Allowed prices end in less than their step.
  rule = case when rule is not null then (
    select case when (whole #>> '{rounding,ending}')::numeric >= (whole #>> '{rounding,step}')::numeric
      then jsonb_set(whole, '{rounding,ending}', '0') else whole end from (select whole_pesos_in(rule, 100)) as of (whole)
    ) end
from colombian_branches b where s.branch_id = b.id;
update revisions r set operations = whole_pesos_of_steps(operations, b.keys)
from (select company_id, array_agg(key) as keys from colombian_branches group by company_id) b
where r.company_id = b.company_id;

-- The built-in bank stands for the outside world, and is asked in the currency as it is now.
update sandbox_payments set amount = whole_pesos(amount), mantissa = 0 where currency = 'COP' and mantissa = 2;

-- Browsers and caches read every catalogue anew.
update branch_contacts set catalog_version = catalog_version + 1, catalog_changed_at = greatest(catalog_changed_at, now())
where branch_id in (select id from colombian_branches);

drop table colombian_branches;
drop function whole_pesos_of_steps(jsonb, text[]);
drop function whole_pesos_in(jsonb, integer);
drop function whole_pesos(numeric);

-- A cart that was left is of the browser that left it: no other replaces or cancels it by the phone alone. What brings it
-- back is a token that only the reminder's link carries. Notes are not kept, for anything may stand in them.
alter table abandoned_carts add column browser_id text not null default '';
alter table abandoned_carts alter column browser_id drop default;
alter table abandoned_carts add column token uuid not null default gen_random_uuid();
alter table abandoned_carts drop constraint abandoned_carts_pkey;
alter table abandoned_carts add primary key (branch_id, branch_contact_id, phone_key, browser_id);
update abandoned_carts set items = (
  select coalesce(jsonb_agg(item - 'notes' || '{"notes": ""}'), '[]') from jsonb_array_elements(items) as item
);

-- Bank transfers: a way to pay with the account that diners send to, and for each order by it what it was asked for. The
-- order waits as one that is paid online does (payment_status, payment_expires_at); who says that it was paid is the shop.
alter table payment_types add column transfer jsonb;
alter table payment_types add constraint payment_types_transfer
  check (transfer is null or (payment_method = 'OTHER' and upload is null and provider_name is null));

alter table staff_roles drop constraint staff_roles_permissions_check;
alter table staff_roles add constraint staff_roles_permissions_check check (permissions <@ array[
  'orders.see', 'orders.accept', 'orders.edit', 'orders.cancel', 'orders.refund', 'orders.paid', 'riders', 'cases',
  'menu.sold-out', 'menu.edit', 'menu.prices', 'discounts', 'locals.pause', 'locals.hours', 'locals.zones', 'locals.edit',
  'payments', 'integrations', 'branding', 'customers.see', 'customers.export', 'customers.erase', 'reports.see',
  'reports.money', 'errors', 'activity', 'staff']::text[]);

create table transfers (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  order_id uuid not null,
  -- By what the account is known: the digits of its number, else its alias.
  account text not null check (account <> ''),
  -- What the diner was told: alias, number, holder, bank, note, and the minutes that it may take.
  told jsonb not null,
  -- What the diner was asked to send: the total, or less where it is the mark.
  amount bigint not null check (amount > 0),
  by_amount boolean not null,
  reference text,
  -- Until then the mark is this order's, whatever became of it: late money can be told whose it was.
  held boolean not null default true,
  held_until timestamptz not null,
  -- When the diner said that it was sent, and with which number.
  said_at timestamptz,
  receipt text check (length(receipt) <= 60),
  -- When it was found paid: by a movement of the bank, or by who says so and why.
  paid_at timestamptz,
  staff_user_id uuid references staff_users (id) on delete set null,
  reason text not null default '',
  -- When the money of a canceled order was sent back, and by whom.
  returned_at timestamptz,
  returned_by uuid references staff_users (id) on delete set null,
  created_at timestamptz not null,
  primary key (branch_id, order_id),
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete cascade,
  check (by_amount or reference is not null)
);
-- The marks: of all that are open at one account no two are alike.
create unique index transfers_amount on transfers (company_id, account, amount) where held and by_amount;
create unique index transfers_reference on transfers (company_id, account, reference) where held and reference is not null;
create index transfers_lately on transfers (branch_id, created_at desc);
create index on transfers (staff_user_id) where staff_user_id is not null;
create index on transfers (returned_by) where returned_by is not null;

-- Writes the transfer of an order with a mark that no other has: so little below its total that the amount is free, or
-- the total with a reference alone where none is. What others take at the same moment the indexes say.
create function take_transfer_mark(the_transfer jsonb, the_most bigint, the_references text[], with_reference boolean)
returns bigint language plpgsql volatile as $$
declare
  asked transfers := jsonb_populate_record(null::transfers, the_transfer);
  total bigint := asked.amount;
  less bigint;
  word text;
begin
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

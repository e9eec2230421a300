-- A balance below zero is refused as ever, but by a sentence of ours: of a row that breaks a table's check PostgreSQL
-- writes all of it into its log, and this row has a name, a phone, an e-mail and a document.
alter table customers drop constraint customers_loyalty_points_balance_check;
alter table customers drop constraint customers_orders_count_check;

create function refuse_customer() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', table = tg_table_name,
    constraint = 'customers_not_below_zero', message = 'a customer has neither points nor orders below zero';
end $$;

create trigger customers_not_below_zero before insert or update on customers
for each row when (new.loyalty_points_balance < 0 or new.orders_count < 0) execute function refuse_customer();

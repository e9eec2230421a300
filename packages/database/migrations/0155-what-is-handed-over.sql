-- What is handed over in cash, which the law of a country may round. Null: it is the total, as of all orders before, or
-- nothing is handed over.
alter table orders add column cash_total bigint check (cash_total >= 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_pays_with check (pays_with >= coalesce(cash_total, total));

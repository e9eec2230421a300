-- Anybody can order with anybody's phone. What a customer's record says changes for the browser that it came from,
-- and for whoever has confirmed the phone (`verified_at`), whose browser it then is.
alter table customers add column browser_id text;
update customers c set browser_id = first.browser_id
from (
  select distinct on (branch_id, customer_id) branch_id, customer_id, browser_id from orders
  where customer_id is not null order by branch_id, customer_id, id
) as first
where first.branch_id = c.branch_id and first.customer_id = c.id;
update customers c set verified_at = since.first_at
from (
  select branch_id, phone_key, min(created_at) as first_at from customer_sessions where verified
  group by branch_id, phone_key
) as since
where since.branch_id = c.branch_id and since.phone_key = c.phone_key and c.verified_at is null;

-- Nobody is opted in who has not sent something with the box ticked.
alter table customers alter column opt_in set default false;
-- When the record's owner last said whether he or she wants messages; null is never.
alter table customers add column opt_in_at timestamptz;
update customers c set opt_in = false
where opt_in and not exists (
  select from orders o where o.branch_id = c.branch_id and o.customer_id = c.id and o.opt_in
);
update customers c set opt_in_at = said.last_at
from (
  select branch_id, customer_id, opt_in, max(created_at) as last_at from orders where customer_id is not null
  group by branch_id, customer_id, opt_in
) as said
where said.branch_id = c.branch_id and said.customer_id = c.id and said.opt_in = c.opt_in;

-- Each time that somebody agreed to messages, and each time that a customer took it back: the version of the text beside
-- the box, in which state the box began, and where it stood. What the browser did not tell is null.
create table customer_consents (
  company_id uuid not null,
  branch_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  order_id uuid,
  opt_in boolean not null,
  -- False: it stayed with its order, for nobody knows whether the phone's owner sent it.
  is_of_owner boolean not null,
  text_version int check (text_version > 0),
  began_ticked boolean,
  source text not null check (source in ('ORDER')),
  created_at timestamptz not null,
  primary key (branch_id, id),
  foreign key (branch_id, customer_id) references customers (branch_id, id) on delete cascade,
  foreign key (branch_id, order_id) references orders (branch_id, id) on delete set null (order_id)
);
create index customer_consents_customer on customer_consents (branch_id, customer_id, created_at);
create index customer_consents_order on customer_consents (branch_id, order_id) where order_id is not null;
insert into customer_consents
  (company_id, branch_id, id, customer_id, order_id, opt_in, is_of_owner, source, created_at)
select distinct on (o.branch_id, o.customer_id) o.company_id, o.branch_id, o.id, o.customer_id, o.id, true, true,
  'ORDER', o.created_at
from orders o join customers c on c.branch_id = o.branch_id and c.id = o.customer_id and c.opt_in
where o.opt_in
order by o.branch_id, o.customer_id, o.id desc;

-- The box "Deseo recibir notificaciones" begins ticked, as the documents have it; a law may ask for the contrary.
alter table branches add column opt_in_ticked boolean not null default true;

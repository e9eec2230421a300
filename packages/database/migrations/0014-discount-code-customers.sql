-- How often one diner used a code: a row that two orders at once both have to lock, which a count of uses is not.
create table discount_code_customers (
  company_id uuid not null,
  branch_id uuid not null,
  discount_code_id uuid not null,
  customer_id uuid not null,
  uses int not null check (uses >= 0),
  primary key (branch_id, discount_code_id, customer_id),
  foreign key (branch_id, discount_code_id) references discount_codes (branch_id, id) on delete cascade,
  foreign key (branch_id, customer_id) references customers (branch_id, id) on delete cascade
);
create index discount_code_customers_customer on discount_code_customers (branch_id, customer_id);

-- A code is found however its letters are typed.
create index discount_codes_typed on discount_codes (branch_id, upper(code));

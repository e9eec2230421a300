-- What plates and garnishes are made with, as far as the shop says so: an ingredient that ran out takes all of them
-- along.
alter table plates add column ingredients text[] not null default '{}';
alter table garnishes add column ingredients text[] not null default '{}';

-- Like sold_out_plates, of a size alone.
create table sold_out_sizes (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  size_id uuid not null,
  since timestamptz not null,
  until timestamptz,
  staff_user_id uuid,
  primary key (branch_id, branch_contact_id, size_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, size_id) references sizes (branch_id, id) on delete cascade
);
create index sold_out_sizes_size on sold_out_sizes (branch_id, size_id);

-- Of a garnish.
create table sold_out_garnishes (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  garnish_id uuid not null,
  since timestamptz not null,
  until timestamptz,
  staff_user_id uuid,
  primary key (branch_id, branch_contact_id, garnish_id),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade,
  foreign key (branch_id, garnish_id) references garnishes (branch_id, id) on delete cascade
);
create index sold_out_garnishes_garnish on sold_out_garnishes (branch_id, garnish_id);

-- Of an ingredient, by its name: whatever is made with it cannot be had.
create table sold_out_ingredients (
  company_id uuid not null,
  branch_id uuid not null,
  branch_contact_id uuid not null,
  ingredient text not null,
  since timestamptz not null,
  until timestamptz,
  staff_user_id uuid,
  primary key (branch_id, branch_contact_id, ingredient),
  foreign key (branch_id, branch_contact_id) references branch_contacts (branch_id, id) on delete cascade
);

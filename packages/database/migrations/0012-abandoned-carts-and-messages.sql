-- What an abandoned cart needs to be told apart from a finished one, and where messages go that nobody sends.

-- Events of a browser overtake each other on the way: the larger sequence is the newer one, whenever it arrives.
alter table abandoned_carts add column sequence bigint not null default 0;
-- A cancellation may arrive before the notice that it cancels: then nothing is known of the mode.
alter table abandoned_carts alter column order_mode_id drop not null;
create index abandoned_carts_phone on abandoned_carts (branch_id, phone_key);
create index abandoned_carts_age on abandoned_carts (updated_at);

-- The built-in messaging: messages are kept to be read instead of being sent. One key is one message.
create table sent_messages (
  company_id uuid,
  branch_id uuid not null,
  id uuid not null,
  kind text not null,
  -- The digits of a number in E.164.
  to_phone text not null,
  text text not null,
  dedupe_key text not null,
  created_at timestamptz not null,
  primary key (branch_id, id),
  unique (branch_id, dedupe_key)
);
create index sent_messages_newest on sent_messages (created_at);

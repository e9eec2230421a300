-- Whether a diner is asked before anybody else's script counts the visit, and who a support chat is with.
alter table branches
  add column ask_for_consent boolean not null default true,
  add column chat_url text,
  add column chat_token text,
  add constraint branches_chat check ((chat_url is null) = (chat_token is null));

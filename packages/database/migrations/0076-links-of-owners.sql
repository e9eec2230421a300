-- Whose hands a link for a password is in: the owner who made it, or nobody where the operator did. It is good no longer
-- than that person owns the company. Links of before that an owner made are of nobody, and so are over.
alter table staff_password_links add column made_by uuid references staff_users (id) on delete cascade;
create index staff_password_links_made_by on staff_password_links (made_by);

-- How a programme protects its points: six digits in a browser that is not the customer's, or the phone alone, as the
-- documents have it. Null is as the server has it: with digits wherever messages can be sent.
alter table loyalty_programs add column protection text check (protection in ('ON_NEW_BROWSER', 'NEVER'));

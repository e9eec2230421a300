-- The phone that a browser tells is looked up and not kept: an event names the customer.
alter table analytics_events drop column customer;
alter table analytics_events add column customer_id uuid;

-- The steps of a brand's campaigns in a period are counted from the index alone.
drop index analytics_events_type;
create index analytics_events_period on analytics_events (branch_id, occurred_at)
  include (branch_contact_id, campaign_id, type, session_id);

-- Old events are deleted by their age.
create index analytics_events_age on analytics_events (received_at);

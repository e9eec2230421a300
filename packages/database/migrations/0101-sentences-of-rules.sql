-- A change that a rule made says first what the rule was: "Subió 12 % Parrilla y sus agregados: 34 precios".
alter table revisions add column summary text;

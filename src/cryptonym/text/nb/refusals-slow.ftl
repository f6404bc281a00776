# What a table that is played over days refuses.

refusal-slow-and-strict = Et bord spilles over flere dager eller med streng klokke, ikke begge deler.
refusal-enough-time = Det er gitt mer tid { $limit } ganger: det er nok for ett trekk.

# Opening a table, and coming to one.

opening-name = Your name
opening-go = Open the table
opening-join = Come in

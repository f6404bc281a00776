# La prima pagina.

front-open = Gioca con gli amici

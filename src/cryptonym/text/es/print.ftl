# La etiqueta de una caja de claves impresas.
print-keys = { $count } cartas clave numeradas
print-box-code = Código de esta caja

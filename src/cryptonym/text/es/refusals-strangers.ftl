# Lo que no se puede hacer en una mesa de desconocidos.

refusal-among-strangers = En una mesa de desconocidos nadie decide por los demás, y solo hay las frases que se pueden elegir.
refusal-jury-decides = Entre desconocidos decide un jurado sobre las pistas dudosas.

# Un jurado de desconocidos.

jury-title = ¿Vale esta pista?
jury-about = En una mesa de desconocidos el árbitro duda. Deciden tres personas que no están allí; una eres tú. Una pista no puede ser una forma ni una parte de una palabra a la vista.
jury-allow = Vale
jury-object = No vale
jury-thanks = Gracias, así pueden seguir.

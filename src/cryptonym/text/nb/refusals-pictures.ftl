# Bare for bildespillene.

refusal-pictures-not-here = Bilder hører til bildespillene. Dette spilles med ord.
refusal-pictures-missing = Et bildespill trenger listen med bilder. Ord kan blandes inn.
pictures-refusal-sudden-death = Etter leiemorderen stopper ingen: Finn resten av bildene deres, eller gi opp.
pictures-refusal-not-own-colour = Dekk til et kort som tilhører ditt eget lag.
pictures-refusal-not-their-colour = Dekk til et av motstanderens kort.
pictures-refusal-penalty-is-a-duty = Ved dette bordet må straffen tas ut. Dekk til et av kortene deres.

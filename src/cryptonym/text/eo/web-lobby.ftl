# Antaŭ ludo: kiu sidas kie.

lobby-start = Komencu la ludon

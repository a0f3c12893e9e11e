# Texts of the terminal: replay, simulate, play. How keys are made: ../README.md

## tapete replay

replay-title = { $game } ({ $variant }): { $people }
replay-unfinished = Quedó sin acabar.

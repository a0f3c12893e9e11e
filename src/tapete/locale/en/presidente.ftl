game-presidente = Presidente

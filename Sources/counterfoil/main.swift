import Commands

await Counterfoil.start()

print("counterfoil")

print("wingbar")

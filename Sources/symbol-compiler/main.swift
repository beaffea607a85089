print("symbol-compiler")

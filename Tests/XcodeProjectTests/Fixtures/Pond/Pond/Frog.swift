struct Frog {}

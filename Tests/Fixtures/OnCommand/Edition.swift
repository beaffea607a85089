let edition = 1

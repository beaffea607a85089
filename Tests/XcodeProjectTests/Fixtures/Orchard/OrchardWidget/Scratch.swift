#error("this file is of no target")

#error("the package excludes this file")

import Glibc
import TesseraCommands

exit(Tessera.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)

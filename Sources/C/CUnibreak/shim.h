#include <linebreak.h>
#include <wordbreak.h>
#if __has_include(<graphemebreak.h>)
#include <graphemebreak.h>
#endif
